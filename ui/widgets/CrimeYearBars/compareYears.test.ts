import { expect, test } from "vitest";
import type { Reading } from "../../charts/reading.ts";
import { compareYears, formatPeriod, formatYearBefore } from "./compareYears.ts";

test.each<[Reading, Reading, string]>([
  [12240, 11873, "12,240 reports, 367 (3.09%) higher than a year before"],
  [80, 100, "80 reports, 20 (20.00%) lower than a year before"],
  [80, 80, "80 reports, as many as a year before"],
  [6, 0, "6 reports, 6 higher than a year before"],
  [80, "not-captured", "80 reports; a year before: not yet captured"],
  ["no-data", 80, "No data"],
])("compares %s with %s a year before", (current, previous, sentence) => {
  expect(compareYears(current, previous, () => "rose")).toBe(sentence);
});

test("a difference that may be due to chance is described as about the same, or as too small to tell", () => {
  expect(compareYears(101, 100, () => "about-same")).toBe(
    "101 reports, about the same as a year before, 100",
  );
  expect(compareYears(3, 3, () => "unsure")).toBe(
    "3 reports; a year before 3, too few to tell whether it changed",
  );
  expect(compareYears(0, 0, () => "none")).toBe("0 reports, and none a year before");
});

test.each([
  [{ label: "Apr - Jun", year: "2026" }, "Apr - Jun 2026", "Apr - Jun 2025"],
  [{ label: "2015/16" }, "2015/16", "2014/15"],
  [{ label: "2000/01" }, "2000/01", "1999/00"],
])("names a period and the same period a year before: %o", (period, name, before) => {
  expect([formatPeriod(period), formatYearBefore(period)]).toEqual([name, before]);
});
