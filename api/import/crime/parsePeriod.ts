import type { PeriodKey } from "../../crime/periods.ts";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** "2018Q1": a calendar quarter. Null where the text is no such period. */
export function parseQuarter(text: string): PeriodKey | null {
  const [, year, quarter] = /^(\d{4})Q([1-4])$/i.exec(text.trim()) ?? [];
  return year === undefined ? null : { year: Number(year), quarter: Number(quarter) };
}

/** "2005-2006": the police's year from April to March. Null where the text is no such period. */
export function parseFinancialYear(text: string): PeriodKey | null {
  const [, from, to] = /^(\d{4})[-/](\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined) return null;
  const year = Number(from);
  return Number(to) === (to.length === 4 ? year + 1 : (year + 1) % 100) ? { year, quarter: 0 } : null;
}

/** "January 2026 to March 2026": a calendar quarter. Null where the text is anything else. */
export function parseQuarterColumn(text: string): PeriodKey | null {
  const [, from, year, to, toYear] =
    /^([a-z]+) (\d{4}) to ([a-z]+) (\d{4})$/.exec(text.trim().toLowerCase()) ?? [];
  if (from === undefined || to === undefined || year === undefined || year !== toYear) return null;
  const [first, last] = [MONTHS.indexOf(from), MONTHS.indexOf(to)];
  return first !== -1 && first % 3 === 0 && last === first + 2
    ? { year: Number(year), quarter: first / 3 + 1 }
    : null;
}

const DAY_MS = 86_400_000;
/** Day 0 of a workbook's calendar; the one that began with 1904 starts later. */
const WORKBOOK_EPOCH = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;

/** The month that holds a workbook's date, which is a count of days. Null where it is no such count. */
export function parseMonthColumn(
  text: string,
  startsIn1904: boolean,
): { year: number; month: number } | null {
  if (!/^\d{5}(\.0+)?$/.test(text)) return null;
  const days = Number(text) + (startsIn1904 ? DAYS_TO_1904 : 0);
  const date = new Date(WORKBOOK_EPOCH + days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** South Africa's clock is ahead of UTC by this much all year. */
const CLOCK_AHEAD_MS = 2 * 3_600_000;

/** Whether a period has ended in South Africa; until then its figures cannot be complete. */
export function hasEnded({ year, quarter }: PeriodKey, today: Date): boolean {
  const end = quarter === 0 ? Date.UTC(year + 1, 3, 1) : Date.UTC(year, quarter * 3, 1);
  return end - CLOCK_AHEAD_MS <= today.getTime();
}
