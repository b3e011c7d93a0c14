import { afterEach, expect, test, vi } from "vitest";
import { dayInSouthAfrica, isBeforeSeven, lastCompletedQuarter, quarterLabel } from "./quarters.ts";

afterEach(() => vi.restoreAllMocks());

test("from January to March the last completed quarter is the fourth of the year before", () => {
  for (const today of ["2026-01-01", "2026-03-31"]) {
    expect(lastCompletedQuarter(today)).toEqual({ year: 2025, quarter: 4 });
  }
  expect(lastCompletedQuarter("2026-04-01")).toEqual({ year: 2026, quarter: 1 });
  expect(lastCompletedQuarter("2026-12-31")).toEqual({ year: 2026, quarter: 3 });
});

test("a quarter is named after its months", () => {
  expect([1, 2, 3, 4].map((quarter) => quarterLabel({ year: 2026, quarter }))).toEqual([
    "Jan - Mar 2026",
    "Apr - Jun 2026",
    "Jul - Sep 2026",
    "Oct - Dec 2026",
  ]);
});

test("a day begins at midnight in South Africa", () => {
  expect(dayInSouthAfrica(new Date("2026-06-30T21:59:59Z"))).toBe("2026-06-30");
  expect(dayInSouthAfrica(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
  expect(dayInSouthAfrica(new Date("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
});

test("it is before seven between midnight in South Africa, which is 22:00 UTC, and 05:00 UTC", () => {
  const early = ["2026-08-14T22:00Z", "2026-08-14T23:59Z", "2026-08-15T00:00Z", "2026-08-15T04:59Z"];
  expect(early.map((moment) => isBeforeSeven(new Date(moment)))).toEqual([true, true, true, true]);
  const late = ["2026-08-15T05:00Z", "2026-08-15T12:00Z", "2026-08-15T21:59Z"];
  expect(late.map((moment) => isBeforeSeven(new Date(moment)))).toEqual([false, false, false]);
});
