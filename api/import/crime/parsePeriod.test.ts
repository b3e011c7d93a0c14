import { expect, test } from "vitest";
import {
  hasEnded,
  parseFinancialYear,
  parseMonthColumn,
  parseQuarter,
  parseQuarterColumn,
} from "./parsePeriod.ts";

test.each([
  ["2018Q1", { year: 2018, quarter: 1 }],
  [" 2018q4 ", { year: 2018, quarter: 4 }],
  ["2018Q5", null],
  ["2018-Q1", null],
  ["2018", null],
])("%s as a calendar quarter", (text, period) => {
  expect(parseQuarter(text)).toEqual(period);
});

test.each([
  ["2005-2006", { year: 2005, quarter: 0 }],
  ["2015/16", { year: 2015, quarter: 0 }],
  ["1999/00", { year: 1999, quarter: 0 }],
  ["2005-2007", null],
  ["2005", null],
])("%s as a financial year", (text, period) => {
  expect(parseFinancialYear(text)).toEqual(period);
});

test.each([
  ["January 2026 to March 2026", { year: 2026, quarter: 1 }],
  ["october 2025 to december 2025", { year: 2025, quarter: 4 }],
  ["April 2025 to March 2026", null],
  ["February 2026 to April 2026", null],
  ["% Change", null],
])("%s as a column of a quarter", (text, period) => {
  expect(parseQuarterColumn(text)).toEqual(period);
});

test("a workbook's date is a month, counted from 1900 or from 1904", () => {
  expect(parseMonthColumn("45748", false)).toEqual({ year: 2025, month: 4 });
  expect(parseMonthColumn("44286", true)).toEqual({ year: 2025, month: 4 });
  expect(parseMonthColumn("Count Diff", false)).toBeNull();
});

test("a period has ended when its last day is over in South Africa", () => {
  const quarter = { year: 2026, quarter: 2 };
  expect(hasEnded(quarter, new Date("2026-06-30T23:59:00+02:00"))).toBe(false);
  expect(hasEnded(quarter, new Date("2026-07-01T00:00:00+02:00"))).toBe(true);
  const financialYear = { year: 2025, quarter: 0 };
  expect(hasEnded(financialYear, new Date("2026-03-31T23:59:00+02:00"))).toBe(false);
  expect(hasEnded(financialYear, new Date("2026-04-01T00:00:00+02:00"))).toBe(true);
});
