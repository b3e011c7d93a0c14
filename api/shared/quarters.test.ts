import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import {
  dayInSouthAfrica,
  isBeforeSeven,
  lastCompletedQuarter,
  lastDayOf,
  quarterLabel,
  quarterNumber,
  quarterOfDay,
  quarterOfNumber,
} from "./quarters.ts";

afterEach(() => vi.restoreAllMocks());

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("from January to March the last completed quarter is the fourth of the year before", () => {
  for (const today of ["2026-01-01", "2026-03-31"]) {
    expect(lastCompletedQuarter(today)).toEqual({ year: 2025, quarter: 4 });
  }
  expect(lastCompletedQuarter("2026-04-01")).toEqual({ year: 2026, quarter: 1 });
  expect(lastCompletedQuarter("2026-12-31")).toEqual({ year: 2026, quarter: 3 });
});

test("the last completed quarter has ended before the day, and the one after it has not", () => {
  fc.assert(
    fc.property(day, (today) => {
      const last = lastCompletedQuarter(today);
      const next = quarterOfNumber(quarterNumber(last) + 1);
      expect(lastDayOf(last) < today).toBe(true);
      expect(lastDayOf(next) >= today).toBe(true);
      expect(quarterOfDay(today)).toEqual(next);
      expect(quarterOfDay(lastDayOf(next))).toEqual(next);
    }),
  );
});

test("a quarter is called by its months", () => {
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

test("a browser's way of writing dates changes nothing", () => {
  const odd = "٢١/١١/٢٠٢٦";
  vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts").mockReturnValue([{ type: "literal", value: odd }]);
  vi.spyOn(Date.prototype, "toLocaleDateString").mockReturnValue(odd);
  expect(dayInSouthAfrica(new Date("2026-11-21T10:00:00Z"))).toBe("2026-11-21");
});

test("it is before seven from midnight in South Africa, which is 22:00 UTC, until 05:00 UTC", () => {
  const early = ["2026-08-14T22:00Z", "2026-08-14T23:59Z", "2026-08-15T00:00Z", "2026-08-15T04:59Z"];
  expect(early.map((moment) => isBeforeSeven(new Date(moment)))).toEqual([true, true, true, true]);
  const late = ["2026-08-15T05:00Z", "2026-08-15T12:00Z", "2026-08-15T21:59Z"];
  expect(late.map((moment) => isBeforeSeven(new Date(moment)))).toEqual([false, false, false]);
});
