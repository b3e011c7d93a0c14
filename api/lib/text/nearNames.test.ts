import { expect, test } from "vitest";
import { didYouMean, nearNames } from "./nearNames.ts";

const TOWNS = [
  { name: "Kimberley", meaning: "Kimberley" },
  { name: "Kariega", meaning: "Kariega" },
  { name: "Uitenhage", meaning: "Kariega" },
  { name: "Ida", meaning: "Ida" },
];

test.each([
  ["Kimberly", ["Kimberley"]],
  ["KIMBRELEY", ["Kimberley"]],
  ["SAPS Kimberley", ["Kimberley"]],
  ["Uitenhag", ["Kariega"]],
  ["Nowhere", []],
  ["", []],
])("%s may mean %j", (text, meanings) => {
  expect(nearNames(text, TOWNS)).toEqual(meanings);
});

test("what was meant is asked for in words", () => {
  expect(didYouMean([])).toBe("");
  expect(didYouMean(["Kariega"])).toBe(": did you mean Kariega?");
  expect(didYouMean(["A", "B", "C"])).toBe(": did you mean A, B or C?");
});
