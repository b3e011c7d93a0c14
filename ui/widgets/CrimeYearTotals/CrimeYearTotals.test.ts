import { expect, test } from "vitest";
import type { YearComparison } from "../CrimeYearBars/CrimeYearBars.tsx";
import { buildTotalsTable, sumReadings } from "./CrimeYearTotals.tsx";

const periods: YearComparison[] = [
  { id: "a", label: "Apr - Jun", year: "2026", current: 40, previous: 30, isCurrent: false },
  { id: "b", label: "Jul - Sep", year: "2026", current: 50, previous: "not-captured", isCurrent: true },
];

test("a year that lacks a quarter has no total", () => {
  expect(sumReadings([30, "not-captured"])).toBe("not-captured");
  expect(sumReadings([30, 0])).toBe(30);
  expect(buildTotalsTable(periods, "Years").rows.map(({ cells }) => cells.total)).toEqual([
    "not-captured",
    90,
  ]);
});
