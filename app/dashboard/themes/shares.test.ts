import { expect, test } from "vitest";
import { computeShares } from "./shares.ts";

test("each count's part of all of them; what was not counted says why and takes no part", () => {
  expect(computeShares([30, "no-data", 10, 0])).toEqual([0.75, "no-data", 0.25, 0]);
});

test("zero of zero is zero", () => {
  expect(computeShares([0, 0, "too-few"])).toEqual([0, 0, "too-few"]);
  expect(computeShares([])).toEqual([]);
});
