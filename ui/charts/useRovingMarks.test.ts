import { expect, test } from "vitest";
import { markAfterKey } from "./useRovingMarks.ts";

test.each([
  ["ArrowRight", 1, 2],
  ["ArrowDown", 1, 2],
  ["ArrowLeft", 1, 0],
  ["ArrowUp", 1, 0],
  ["Home", 2, 0],
  ["End", 0, 3],
])("%s leads from mark %d to mark %d of four", (key, from, to) => {
  expect(markAfterKey(from, 4, key)).toBe(to);
});

test("the ends and other keys lead nowhere", () => {
  expect(markAfterKey(3, 4, "ArrowRight")).toBeUndefined();
  expect(markAfterKey(0, 4, "ArrowLeft")).toBeUndefined();
  expect(markAfterKey(0, 4, "Tab")).toBeUndefined();
});

test("in rows, up and down keep the column", () => {
  expect(markAfterKey(1, 8, "ArrowDown", 4)).toBe(5);
  expect(markAfterKey(6, 8, "ArrowUp", 4)).toBe(2);
  expect(markAfterKey(6, 8, "ArrowDown", 4)).toBeUndefined();
});
