import type { PeriodKey } from "../shared/quarters.ts";
import { dayBefore, quarterLabel } from "../shared/quarters.ts";
import type { ReportingSpan } from "./contract.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const QUARTERS_OF_A_YEAR = 4;
/** Number of the quarter from January to March. */
const LAST_QUARTER_OF_FINANCIAL_YEAR = 1;

/** `from` and `until` are months since year 0; `until` is exclusive. */
function getMonthRange({ year, quarter }: PeriodKey): { from: number; until: number } {
  const from = quarter === 0 ? year * 12 + 3 : year * 12 + (quarter - 1) * 3;
  return { from, until: from + (quarter === 0 ? 12 : 3) };
}

/** Sorts by the last month. If two periods end together, the shorter one comes later. */
export function comparePeriods(a: PeriodKey, b: PeriodKey): number {
  const [monthsA, monthsB] = [getMonthRange(a), getMonthRange(b)];
  return monthsA.until - monthsB.until || monthsA.from - monthsB.from;
}

export function periodLabel({ year, quarter }: PeriodKey): string {
  return quarter === 0 ? financialYearLabel(year) : quarterLabel({ year, quarter });
}

const financialYearLabel = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, "0")}`;

/**
 * Returns the latest four consecutive quarters, the oldest first. If they are incomplete, returns the
 * financial year that ends with the latest quarter, or else that quarter. If a financial year ends after all
 * quarters, returns that year.
 */
export function reportingPeriods(published: readonly PeriodKey[]): PeriodKey[] {
  const latest = published.toSorted(comparePeriods).at(-1);
  if (latest === undefined) return [];
  if (latest.quarter === 0) return [latest];
  const year = listFourQuartersUpTo(latest);
  if (year.every((quarter) => containsPeriod(published, quarter))) return year;
  const fullYear = { year: latest.year - 1, quarter: 0 };
  return latest.quarter === LAST_QUARTER_OF_FINANCIAL_YEAR && containsPeriod(published, fullYear)
    ? [fullYear]
    : [latest];
}

/**
 * Lists the quarters that are missing from the latest four. Empty if there are no older quarters, because
 * figures then begin with the latest.
 */
function listMissingQuarters(published: readonly PeriodKey[]): PeriodKey[] {
  const [latest, ...earlierPeriods] = reportingPeriods(published);
  if (latest === undefined || earlierPeriods.length > 0 || latest.quarter === 0) return [];
  const hasOlder = published.some((each) => each.quarter !== 0 && comparePeriods(each, latest) < 0);
  return hasOlder
    ? listFourQuartersUpTo(latest).filter((quarter) => !containsPeriod(published, quarter))
    : [];
}

function listFourQuartersUpTo(latest: PeriodKey): PeriodKey[] {
  const number = latest.year * QUARTERS_OF_A_YEAR + latest.quarter - 1;
  return Array.from({ length: QUARTERS_OF_A_YEAR }, (_, index) => number - 3 + index).map((each) => ({
    year: Math.floor(each / QUARTERS_OF_A_YEAR),
    quarter: (each % QUARTERS_OF_A_YEAR) + 1,
  }));
}

const containsPeriod = (periods: readonly PeriodKey[], { year, quarter }: PeriodKey) =>
  periods.some((each) => each.year === year && each.quarter === quarter);

export function describeSpan(published: readonly PeriodKey[]): ReportingSpan | null {
  const periods = reportingPeriods(published);
  const [first, ...otherPeriods] = periods;
  if (first === undefined) return null;
  const { from } = getMonthRange(first);
  const { until } = getMonthRange(otherPeriods.at(-1) ?? first);
  return {
    kind: first.quarter === 0 ? "financial-year" : "quarters",
    quarters: otherPeriods.length === 0 && first.quarter !== 0 ? 1 : 4,
    label: formatSpan([first, ...otherPeriods]),
    missing: listMissingQuarters(published).map(periodLabel),
    from: firstDay(from),
    to: dayBefore(firstDay(until)),
  };
}

/** "Jul 2025 – Jun 2026", "Jan - Mar 2026; 1 quarter", or "2015/16". */
function formatSpan([first, ...laterPeriods]: readonly [PeriodKey, ...PeriodKey[]]): string {
  const last = laterPeriods.at(-1);
  if (first.quarter === 0) return financialYearLabel(first.year);
  if (last === undefined) return `${quarterLabel(first)}; 1 quarter`;
  return `${monthLabel(getMonthRange(first).from)} – ${monthLabel(getMonthRange(last).until - 1)}`;
}

const monthLabel = (month: number) => `${MONTHS[month % 12]} ${Math.floor(month / 12)}`;
const firstDay = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
