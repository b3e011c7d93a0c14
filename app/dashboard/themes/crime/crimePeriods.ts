import type { CrimePeriod, CrimeStats } from "@gbvf/api/crime/contract.ts";
import type { YearComparison } from "@gbvf/ui/widgets/CrimeYearBars/CrimeYearBars.tsx";
import { periodTotals } from "./crimeFigures.ts";

const QUARTERS = ["Jan - Mar", "Apr - Jun", "Jul - Sep", "Oct - Dec"] as const;
/** If the source has only years. */
const SHOWN_YEARS = 4;
const FIRST_MONTH_OF_FINANCIAL_YEAR = 3;

/** Quarters covered, or latest years, each with the year before; oldest first. */
export function comparedPeriods(
  { periods, reportingSpan }: Pick<CrimeStats, "periods" | "reportingSpan">,
  options: readonly number[],
): YearComparison[] {
  const isYearly = reportingSpan?.kind === "financial-year";
  return periodTotals(periods, options)
    .filter(({ quarter }) => (quarter === null) === isYearly)
    .slice(isYearly ? -SHOWN_YEARS : -(reportingSpan?.quarters ?? 0))
    .map(({ period, year, quarter, isCurrent, total, previousTotal }) => ({
      id: period,
      label: quarter === null ? period : (QUARTERS[quarter - 1] ?? period),
      ...(quarter !== null && { year: String(year) }),
      current: total ?? "no-data",
      previous: previousTotal ?? "no-data",
      isCurrent,
    }));
}

/** "Apr - Jun 2026", or "2025/26" */
export const latestPeriod = (
  periods: readonly CrimePeriod[],
  kind: "quarters" | "financial-year",
): string | undefined =>
  periods.findLast(({ quarter }) => (quarter === null) === (kind === "financial-year"))?.period;

/** "Jul - Sep 2026", or "2025/26" */
export function lastCompletedPeriod(kind: "quarters" | "financial-year", today: Date): string {
  const month = today.getMonth();
  const year = today.getFullYear();
  if (kind === "financial-year") {
    const begun = month >= FIRST_MONTH_OF_FINANCIAL_YEAR ? year - 1 : year - 2;
    return `${begun}/${String((begun + 1) % 100).padStart(2, "0")}`;
  }
  const quarter = Math.floor(month / 3);
  return quarter === 0 ? `${QUARTERS[3]} ${year - 1}` : `${QUARTERS[quarter - 1]} ${year}`;
}
