import { expect, test } from "vitest";
import { getCompletion } from "./completion.ts";

test.each([
  [0, 0, 2],
  [3, 3, 2],
  [1, 3, 1],
  [2, 3, 1],
  [0, 3, 0],
] as const)("%i of %i verified places are completion state %i", (verified, total, state) => {
  expect(getCompletion(verified, total)).toBe(state);
});
