import { expect, test } from "vitest";
import { asOnSlip } from "./slipCode.ts";

test.each([
  ["abcdefghij", "ABCDE FGHIJ"],
  ["abcde-fgh", "ABCDE FGH"],
  ["abcde", "ABCDE"],
  ["", ""],
  ["a".repeat(26), "a".repeat(26)],
])("%j reads %j", (code, printed) => {
  expect(asOnSlip(code)).toBe(printed);
});
