import { expect, test } from "vitest";
import { ratePer100000, totalOf } from "../shared/figures/rate.ts";
import { type CrimeType, createCountsInTotal, type Figure, sumByType } from "./totals.ts";

const type = (
  crimeTypeId: number,
  description: string,
  parent: number | null,
  isIncluded: boolean,
): CrimeType => ({
  crimeTypeId,
  description,
  parentCrimeTypeId: parent,
  isIncluded,
});
const types = [
  type(1, "Sexual offences", null, true),
  type(2, "Rape", 1, true),
  type(3, "Sexual assault", 1, true),
  type(7, "Murder", null, false),
];
const figure = (crimeTypeId: number, year: number, quarter: number, value: number): Figure => ({
  crimeTypeId,
  year,
  quarter,
  value,
});
const computeStats = (figures: Figure[]) => sumByType(types, figures, createCountsInTotal(types, figures));

test("a total counts in periods without captured parts", () => {
  expect(computeStats([figure(1, 2015, 0, 82), figure(7, 2015, 0, 9)])).toEqual([
    { crimeTypeId: 1, description: "Sexual offences", value: 82, isIncluded: true },
    { crimeTypeId: 7, description: "Murder", value: 9, isIncluded: false },
  ]);
});

test("a total is never added to its parts", () => {
  const statsOfSplit = computeStats([figure(1, 2026, 1, 30), figure(2, 2026, 1, 20), figure(3, 2026, 1, 10)]);
  expect(totalOf(statsOfSplit)).toBe(30);
  expect(statsOfSplit.find(({ crimeTypeId }) => crimeTypeId === 1)).toMatchObject({
    value: 30,
    isIncluded: false,
  });
});

test("a total counts only in the periods before its parts were captured", () => {
  const statsOfLaterSplit = computeStats([
    figure(1, 2025, 4, 7),
    figure(1, 2026, 1, 30),
    figure(2, 2026, 1, 30),
  ]);
  expect(totalOf(statsOfLaterSplit)).toBe(37);
});

test("without captured figures there are no statistics, not zeros", () => {
  expect(totalOf(computeStats([]))).toBeNull();
  expect(totalOf(computeStats([figure(7, 2026, 1, 4)]))).toBeNull();
  expect(totalOf(computeStats([figure(2, 2026, 1, 0)]))).toBe(0);
});

test("the rate is per 100,000 people with two decimals, and null if either number is unknown", () => {
  expect(ratePer100000(1671, 1_355_940)).toBe(123.24);
  expect(ratePer100000(4058, 3_804_545)).toBe(106.66);
  expect(ratePer100000(0, 500)).toBe(0);
  expect(ratePer100000(null, 500)).toBeNull();
  expect(ratePer100000(3, null)).toBeNull();
  expect(ratePer100000(3, 0)).toBeNull();
});

test.each([9, 11])(
  "if parts do not add up to their total, the total counts and the parts do not: %i",
  (assault) => {
    const statsOfContradiction = computeStats([
      figure(1, 2026, 1, 30),
      figure(2, 2026, 1, 20),
      figure(3, 2026, 1, assault),
    ]);
    expect(totalOf(statsOfContradiction)).toBe(30);
    expect(
      statsOfContradiction.filter(({ isIncluded }) => isIncluded).map(({ crimeTypeId }) => crimeTypeId),
    ).toEqual([1]);
  },
);
