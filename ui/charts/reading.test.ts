import { expect, test } from "vitest";
import { formatCount } from "../text/format.ts";
import { readOut, stateOf, stateWords } from "./reading.ts";

test("zero is a figure; the ways of having none are distinguished in words", () => {
  expect(readOut(0, formatCount)).toBe("0");
  expect(stateOf(0)).toBe("zero");
  expect(stateOf(12)).toBeNull();
  expect(readOut("too-few", formatCount)).toBe("Too few to show");
  expect(new Set(Object.values(stateWords)).size).toBe(5);
});
