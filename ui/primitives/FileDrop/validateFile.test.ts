import { expect, test } from "vitest";
import { validateFile } from "./validateFile.ts";

const endings = [".csv", ".xlsx"];
const maxSize = 2 * 1024 * 1024;

test("a file with a known ending is accepted in upper and lower case", () => {
  expect(validateFile({ name: "Contacts.XLSX", size: 300 }, endings, maxSize)).toBeUndefined();
});

test("another ending, a file that is too large and an empty file are refused with a reason", () => {
  expect(validateFile({ name: "plan.pdf", size: 300 }, endings, maxSize)).toBe(
    "plan.pdf cannot be read here. Choose a file that ends in .csv or .xlsx.",
  );
  expect(validateFile({ name: "all.csv", size: 3 * 1024 * 1024 }, endings, maxSize)).toBe(
    "all.csv is 3 MB. The largest file allowed is 2 MB.",
  );
  expect(validateFile({ name: "all.csv", size: 0 }, endings, maxSize)).toBe("all.csv is empty.");
});
