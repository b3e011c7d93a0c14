import type { BoundaryCrime, CrimePeriod, CrimeStat } from "@gbvf/api/crime/contract.ts";
import { ratePer100000, totalOf } from "@gbvf/api/shared/figures/rate.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOf, periodTotals, shownStats } from "./crimeFigures.ts";

const stat = (crimeTypeId: number, value: number | null, isIncluded = true): CrimeStat => ({
  crimeTypeId,
  description: `Type ${crimeTypeId}`,
  value,
  isIncluded,
});

const northernCape: BoundaryCrime = {
  boundaryId: 7,
  boundary: "Northern Cape",
  boundaryTypeId: 1,
  peopleCount: 1_400_000,
  peopleYear: 2015,
  coveredPeopleCount: 1_355_940,
  coveredPeopleShare: 0.97,
  reportsElsewhere: 0,
  precinctsReporting: 91,
  precincts: 92,
  total: 1671,
  ratePer100000: 123.24,
  crimeStats: [stat(2, 1400), stat(3, 271), stat(4, null), stat(7, 640, false)],
};

test("an empty filter includes every included type, and no other", () => {
  expect(shownStats(northernCape.crimeStats, []).map(({ crimeTypeId }) => crimeTypeId)).toEqual([2, 3, 4]);
});

test("without a filter the server's own total and rate are shown", () => {
  expect(figuresOf(northernCape, [])).toMatchObject({ total: 1671, rate: 123.24 });
});

test("a filter narrows total and rate, over the people of the areas that have figures", () => {
  expect(figuresOf(northernCape, [2])).toMatchObject({ total: 1400, rate: 103.25 });
});

test("where too few people are covered for a rate, a filter brings none", () => {
  const sparse = { ...northernCape, coveredPeopleShare: 0.04, ratePer100000: null };
  expect(figuresOf(sparse, [2])).toMatchObject({ total: 1400, rate: null });
});

test("a type that does not count stays out even if the address names it", () => {
  expect(figuresOf(northernCape, [7])).toEqual({ parts: [], total: null, rate: null });
});

test("types that were not captured are no zero", () => {
  expect(figuresOf(northernCape, [4])).toMatchObject({ total: null, rate: null });
  expect(totalOf([stat(2, 0)])).toBe(0);
});

test("the rate of the Northern Cape in 2015/16", () => {
  expect(ratePer100000(1671, 1_355_940)).toBe(123.24);
});

test("no people, no rate", () => {
  expect(ratePer100000(5, 0)).toBeNull();
  expect(ratePer100000(5, null)).toBeNull();
  expect(ratePer100000(null, 100)).toBeNull();
  expect(ratePer100000(0, 100)).toBe(0);
});

test("choosing all types one by one is the same as choosing none", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(5000)), { minLength: 1, maxLength: 6 }), (values) => {
      const crimeStats = values.map((value, index) => stat(index + 1, value));
      const total = totalOf(crimeStats);
      const boundary = {
        ...northernCape,
        crimeStats,
        total,
        ratePer100000: ratePer100000(total, northernCape.coveredPeopleCount),
      };
      const all = crimeStats.map(({ crimeTypeId }) => crimeTypeId);
      expect(figuresOf(boundary, all)).toEqual(figuresOf(boundary, []));
    }),
  );
});

const period = (year: number, crimeStats: CrimeStat[], priorYearQuarter: number | null): CrimePeriod => ({
  period: `Apr - Jun ${year}`,
  year,
  quarter: 2,
  isCurrent: year === 2026,
  total: totalOf(crimeStats),
  priorYearQuarter,
  sources: ["South African Police Service"],
  boundaryId: 7,
  boundary: "Northern Cape",
  boundaryTypeId: 1,
  precinctsReporting: 92,
  precincts: 92,
  coveredPeopleShare: 1,
  crimeStats,
});
const periods = [
  period(2025, [stat(2, 300), stat(3, 60)], 330),
  period(2026, [stat(2, 280), stat(3, 70)], 360),
];

test("a period stands beside the same one a year before", () => {
  expect(periodTotals(periods, [])).toMatchObject([
    { period: "Apr - Jun 2025", total: 360, previousTotal: 330 },
    { period: "Apr - Jun 2026", total: 350, previousTotal: 360, isCurrent: true },
  ]);
});

test("with a filter, a year before that was not published stays unknown", () => {
  expect(periodTotals(periods, [3])).toMatchObject([
    { total: 60, previousTotal: null },
    { total: 70, previousTotal: 60 },
  ]);
});
