import { expect, test } from "vitest";
import { computeShares } from "./shares.ts";

test("computeShares divides each count by the sum, and keeps the reasons of missing counts", () => {
  expect(computeShares([30, "no-data", 10, 0])).toEqual([0.75, "no-data", 0.25, 0]);
});

test("computeShares returns zero for zero counts", () => {
  expect(computeShares([0, 0, "too-few"])).toEqual([0, 0, "too-few"]);
  expect(computeShares([])).toEqual([]);
});
