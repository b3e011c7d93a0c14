import { expect, test } from "vitest";
import { hasEnded, readPeriod } from "./parsePeriod.ts";

const quarter = (year: number, number: number) => ({ kind: "period", year, quarter: number });
const month = (year: number, number: number) => ({ kind: "month", year, month: number });
const unreadable = { kind: "unreadable" };

test.each([
  ["2018Q1", quarter(2018, 1)],
  [" 2018q4 ", quarter(2018, 4)],
  ["2018-Q1", quarter(2018, 1)],
  ["January 2026 to March 2026", quarter(2026, 1)],
  ["January 2026\n to \nMarch 2026", quarter(2026, 1)],
  ["october 2025 to december 2025", quarter(2025, 4)],
  ["Jan 2026 – Mar 2026", quarter(2026, 1)],
  ["April to June 2026", quarter(2026, 2)],
  ["Jul-Sep 2025", quarter(2025, 3)],
])("%s is a quarter", (text, period) => {
  expect(readPeriod(text)).toEqual(period);
});

test.each([
  ["2005-2006", quarter(2005, 0)],
  ["2005 / 2006", quarter(2005, 0)],
  ["2015/16", quarter(2015, 0)],
  ["2015-16", quarter(2015, 0)],
  ["1999/00", quarter(1999, 0)],
  ["April 2025 to March 2026", quarter(2025, 0)],
  ["2005", { kind: "bare year", year: 2005 }],
])("%s is a year", (text, period) => {
  expect(readPeriod(text)).toEqual(period);
});

test.each([
  ["January 2026", month(2026, 1)],
  ["Sept 2025", month(2025, 9)],
  ["Jan-24", month(2024, 1)],
  ["2018-03", month(2018, 3)],
  ["2026-01-01", month(2026, 1)],
  ["2026/01/01 00:00:00", month(2026, 1)],
  ["45748", month(2025, 4)],
])("%s is a month", (text, period) => {
  expect(readPeriod(text)).toEqual(period);
});

test.each([
  "Janaury 2024 to March 2024",
  "February 2026 to April 2026",
  "2005-2007",
  "2005-06",
  "Q1 2018",
  "2018Q5",
  "January to March",
  "Figures of 2024",
])("%s looks like a period but cannot be read", (text) => {
  expect(readPeriod(text)).toEqual(unreadable);
});

test.each([
  "",
  "Station",
  "Count Diff",
  "% Change",
  "% change 2024/25 to 2025/26",
  "Count direction",
  "Total",
  "Code",
])("'%s' does not look like a period", (text) => {
  expect(readPeriod(text)).toBeNull();
});

test("a period has ended when its last day has ended in South Africa", () => {
  const secondQuarter = { year: 2026, quarter: 2 };
  expect(hasEnded(secondQuarter, new Date("2026-06-30T23:59:00+02:00"))).toBe(false);
  expect(hasEnded(secondQuarter, new Date("2026-07-01T00:00:00+02:00"))).toBe(true);
  const financialYear = { year: 2025, quarter: 0 };
  expect(hasEnded(financialYear, new Date("2026-03-31T23:59:00+02:00"))).toBe(false);
  expect(hasEnded(financialYear, new Date("2026-04-01T00:00:00+02:00"))).toBe(true);
  expect(hasEnded({ year: 2026, month: 1 }, new Date("2026-01-31T23:59:00+02:00"))).toBe(false);
  expect(hasEnded({ year: 2026, month: 1 }, new Date("2026-02-01T00:00:00+02:00"))).toBe(true);
});
