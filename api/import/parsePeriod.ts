import type { PeriodKey } from "../shared/quarters.ts";

export type Month = { year: number; month: number };

/** `part` is the first six or nine months of a financial year, whose quarters it repeats. */
export type ParsedPeriod =
  | ({ kind: "month" } & Month)
  | ({ kind: "period" } & PeriodKey)
  | { kind: "bare year"; year: number }
  | { kind: "part" }
  | { kind: "unreadable" };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const FULL_MONTHS = [
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
  "sept",
];
const YEAR = /(?<!\d)(19|20)\d\d(?!\d)/;
const MONTH_PATTERN = new RegExp(`^(?:(?:${MONTHS.join("|")})[a-z]*|to|and|[-/'.\\d ])+$`);
const QUARTER_WORD = /\bq[1-4]\b|\bquarter \d/;
const COMPARISON = /diff|change|%|direction|rank|contribution/;
const APRIL = 3;

/** Returns null if the text resembles no period. */
export function readPeriod(text: string, startsIn1904 = false): ParsedPeriod | null {
  const line = text.replace(/\s+/g, " ").replace(/[–—]/g, "-").trim().toLowerCase();
  const period = readDate(line, startsIn1904) ?? readYears(line) ?? readMonths(line);
  if (period !== null) return period;
  if (COMPARISON.test(line)) return null;
  const looksLikePeriod =
    YEAR.test(line) || QUARTER_WORD.test(line) || (/[a-z]/.test(line) && MONTH_PATTERN.test(line));
  return looksLikePeriod ? { kind: "unreadable" } : null;
}

export function parseQuarter(text: string): PeriodKey | null {
  const parsed = /q/i.test(text) ? readPeriod(text) : null;
  return parsed?.kind === "period" ? { year: parsed.year, quarter: parsed.quarter } : null;
}

function readYears(line: string): ParsedPeriod | null {
  if (/^(19|20)\d\d$/.test(line)) return { kind: "bare year", year: Number(line) };
  const [, quarterYear, quarter] = /^(\d{4})[ -]?q([1-4])$/.exec(line) ?? [];
  if (quarterYear !== undefined)
    return { kind: "period", year: Number(quarterYear), quarter: Number(quarter) };
  const [, from, sign, to] = /^(\d{4}) ?([-/]) ?(\d{4}|\d{2})$/.exec(line) ?? [];
  if (from === undefined || to === undefined) return null;
  const year = Number(from);
  const isYears = Number(to) === (to.length === 4 ? year + 1 : (year + 1) % 100);
  const isMonth = to.length === 2 && Number(to) >= 1 && Number(to) <= 12;
  // Refuses "2005-06", which could mean June 2005 or the year 2005/06.
  if (isYears && isMonth && sign === "-") return { kind: "unreadable" };
  if (isYears) return { kind: "period", year, quarter: 0 };
  return isMonth ? { kind: "month", year, month: Number(to) } : null;
}

function readMonths(line: string): ParsedPeriod | null {
  const [, name, yearText] = /^([a-z]+)\.?[ -]?'?(\d{4}|\d{2})$/.exec(line) ?? [];
  const singleMonth = parseMonth(name);
  if (singleMonth !== -1)
    return { kind: "month", year: parseFullYear(yearText as string), month: singleMonth + 1 };
  const [, from, fromYear, to, toYear] =
    /^([a-z]+)\.? ?(\d{4})? ?(?:to|-) ?([a-z]+)\.? ?(\d{4})$/.exec(line) ?? [];
  const [firstMonth, lastMonth] = [parseMonth(from), parseMonth(to)];
  if (firstMonth === -1 || lastMonth === -1) return null;
  const year = Number(fromYear ?? toYear);
  const months = (Number(toYear) - year) * 12 + lastMonth - firstMonth + 1;
  if (months === 3 && firstMonth % 3 === 0) return { kind: "period", year, quarter: firstMonth / 3 + 1 };
  if (firstMonth === APRIL && months === 12) return { kind: "period", year, quarter: 0 };
  return { kind: firstMonth === APRIL && (months === 6 || months === 9) ? "part" : "unreadable" };
}

function parseMonth(name: string | undefined): number {
  if (name === undefined || !(MONTHS.includes(name) || FULL_MONTHS.includes(name))) return -1;
  return MONTHS.indexOf(name.slice(0, 3));
}

const parseFullYear = (text: string) => (text.length === 4 ? Number(text) : 2000 + Number(text));

const DAY_MS = 86_400_000;
/** Day 0 of a workbook, unless its calendar starts in 1904. */
const WORKBOOK_EPOCH = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;

/** Reads "2026-01-01", "2026/01/01 00:00", or the day number of a workbook. */
function readDate(line: string, startsIn1904: boolean): ParsedPeriod | null {
  const [, year, month] = /^(\d{4})[-/](\d{2})[-/]\d{2}(?:[ t][\d:.]+z?)?$/.exec(line) ?? [];
  if (year !== undefined && Number(month) >= 1 && Number(month) <= 12) {
    return { kind: "month", year: Number(year), month: Number(month) };
  }
  if (!/^\d{5}(\.0+)?$/.test(line)) return null;
  const days = Number(line) + (startsIn1904 ? DAYS_TO_1904 : 0);
  const date = new Date(WORKBOOK_EPOCH + days * DAY_MS);
  return { kind: "month", year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** South Africa is two hours ahead of UTC all year. */
const UTC_OFFSET_MS = 2 * 3_600_000;

/** Decides by South African time. Figures of a period that has not ended are incomplete. */
export function hasEnded(period: PeriodKey | Month, today: Date): boolean {
  const { year } = period;
  const months = "month" in period ? period.month : period.quarter === 0 ? 15 : period.quarter * 3;
  return Date.UTC(year, months, 1) - UTC_OFFSET_MS <= today.getTime();
}
