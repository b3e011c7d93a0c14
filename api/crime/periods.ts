import { dayBefore, quarterLabel } from "../lib/quarters.ts";
import type { ReportingSpan } from "./contract.ts";

/** Calendar quarter 1 to 4 of `year`; or quarter 0, the financial year from April of `year` to March. */
export type PeriodKey = { year: number; quarter: number };

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const PUBLISHED_QUARTERS_IN_SPAN = 4;

/** Months since year 0 of the first month and of the month after the last. */
function monthsOf({ year, quarter }: PeriodKey): { from: number; until: number } {
  const from = quarter === 0 ? year * 12 + 3 : year * 12 + (quarter - 1) * 3;
  return { from, until: from + (quarter === 0 ? 12 : 3) };
}

/** Oldest first, by when they end; of two that end together the shorter is the later. */
export function comparePeriods(a: PeriodKey, b: PeriodKey): number {
  const [monthsA, monthsB] = [monthsOf(a), monthsOf(b)];
  return monthsA.until - monthsB.until || monthsA.from - monthsB.from;
}

/** "Apr - Jun 2026", or "2015/16". */
export function periodLabel({ year, quarter }: PeriodKey): string {
  return quarter === 0 ? financialYearLabel(year) : quarterLabel({ year, quarter });
}

const financialYearLabel = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, "0")}`;

/**
 * The periods that totals and rates cover: the latest four published quarters, or the latest financial year
 * where that ends later than the latest quarter. Empty where nothing was published.
 */
export function reportingPeriods(published: readonly PeriodKey[]): PeriodKey[] {
  const ordered = published.toSorted(comparePeriods);
  const latest = ordered.at(-1);
  if (latest === undefined || latest.quarter === 0) return latest === undefined ? [] : [latest];
  return ordered.filter(({ quarter }) => quarter !== 0).slice(-PUBLISHED_QUARTERS_IN_SPAN);
}

/** How a non-empty list of reporting periods, oldest first, is called. */
export function describeSpan(periods: readonly [PeriodKey, ...PeriodKey[]]): ReportingSpan {
  const first = periods[0];
  const last = periods.at(-1) ?? first;
  const { from } = monthsOf(first);
  const { until } = monthsOf(last);
  return {
    kind: first.quarter === 0 ? "financial-year" : "quarters",
    label:
      first.quarter === 0 ? financialYearLabel(first.year) : `${monthLabel(from)} – ${monthLabel(until - 1)}`,
    from: firstDay(from),
    to: dayBefore(firstDay(until)),
  };
}

const monthLabel = (month: number) => `${MONTHS[month % 12]} ${Math.floor(month / 12)}`;
const firstDay = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
