import { expect, test } from "vitest";
import { formatCode } from "./formatCode.ts";

test.each([
  ["abcdefghij", "ABCDE FGHIJ"],
  ["abcde-fgh", "ABCDE FGH"],
  ["abcde", "ABCDE"],
  ["", ""],
  ["a".repeat(26), "a".repeat(26)],
])("formatCode(%j) returns %j", (code, printed) => {
  expect(formatCode(code)).toBe(printed);
});
