import type { CrimePeriod, CrimeStats } from "@gbvf/api/crime/contract.ts";
import {
  areSimilar,
  describeCoveredPart,
  isEnoughCovered,
  nameWithCoverage,
} from "@gbvf/api/shared/figures/coverage.ts";
import { describeMixedSource, sourceRuns } from "@gbvf/api/shared/figures/sourceRuns.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import type { YearComparison } from "@gbvf/ui/widgets/CrimeYearBars/CrimeYearBars.tsx";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { computePeriodTotals, getFigures, type PeriodTotal } from "./crimeFigures.ts";

export function crimeCharts(
  stats: CrimeStats,
  { componentOptions }: Pick<ChosenOptions, "componentOptions">,
  today = new Date(),
) {
  const { boundaryLevel, reportingSpan, source, periods: publishedPeriods } = stats;
  if (reportingSpan === null || source === null) return null;
  const latest = findLatestPeriod(listUpToCurrent(publishedPeriods), reportingSpan.kind);
  if (latest === undefined) return null;
  const {
    parts,
    total,
    rate,
    part: missing,
  } = getFigures(boundaryLevel, componentOptions, reportingSpan.quarters);
  const periods = pairWithYearBefore(stats, componentOptions);
  const firstAndLastLabels = new Set([periods[0]?.label, periods.at(-1)?.label]);
  const isQuarterly = reportingSpan.kind === "quarters";
  const yearPeriods = isQuarterly ? periods : periods.slice(-1);
  const describeSources = (visible: readonly YearComparison[]) =>
    describeMixedSource(source, sourceRuns(listComparedPeriods(publishedPeriods, visible)));
  return {
    place: nameWithCoverage(boundaryLevel.boundary, boundaryLevel),
    part: isEnoughCovered(boundaryLevel)
      ? undefined
      : describeCoveredPart(boundaryLevel, boundaryLevel.boundary),
    source,
    latest,
    expected: getLastCompletedPeriod(reportingSpan.kind, today),
    pie: {
      rate: rate ?? "no-data",
      missing: missing ?? undefined,
      total: total ?? "no-data",
      peopleCount: boundaryLevel.coveredPeopleCount,
      peopleYear: boundaryLevel.peopleYear,
      span: reportingSpan.label,
      duration: reportingSpan.quarters === 1 ? "quarter" : "year",
      parts: parts.map(({ crimeTypeId, description, value }) => ({
        id: crimeTypeId,
        label: description,
        value: value ?? ("not-captured" as const),
      })),
    } as const,
    periods,
    sourceOfPeriods: describeSources(periods),
    spanOfPeriods: isQuarterly ? reportingSpan.label : [...firstAndLastLabels].join(" – "),
    /** Four quarters, or one financial year. */
    yearPeriods,
    sourceOfYear: describeSources(yearPeriods),
    spanOfYear: reportingSpan.label,
  };
}

const QUARTERS = ["Jan - Mar", "Apr - Jun", "Jul - Sep", "Oct - Dec"] as const;
/** For sources that publish only financial years. */
const MAX_YEARS = 4;
const FIRST_MONTH_OF_FINANCIAL_YEAR = 3;

/** Periods after the current period cover too little of the country. */
function listUpToCurrent<Period extends { isCurrent: boolean }>(
  periods: readonly Period[],
): readonly Period[] {
  const current = periods.findLastIndex(({ isCurrent }) => isCurrent);
  return current === -1 ? periods : periods.slice(0, current + 1);
}

const listComparedPeriods = (
  published: readonly CrimePeriod[],
  visible: readonly YearComparison[],
): CrimePeriod[] => {
  const ids = new Set(visible.map(({ id }) => id));
  const visiblePeriods = published.filter(({ period }) => ids.has(period));
  return published.filter(({ year, quarter }) =>
    visiblePeriods.some((each) => each.quarter === quarter && (each.year === year || each.year === year + 1)),
  );
};

/** Pairs each period with the same one of the year before, the oldest first. */
export function pairWithYearBefore(
  { periods, reportingSpan }: Pick<CrimeStats, "periods" | "reportingSpan">,
  options: readonly number[],
): YearComparison[] {
  const isYearly = reportingSpan?.kind === "financial-year";
  return listUpToCurrent(computePeriodTotals(periods, options))
    .filter(({ quarter }) => (quarter === null) === isYearly)
    .slice(isYearly ? -MAX_YEARS : -(reportingSpan?.quarters ?? 0))
    .map(({ period, year, quarter, isCurrent, ...totals }) => ({
      id: period,
      label: quarter === null ? period : (QUARTERS[quarter - 1] ?? period),
      ...(quarter !== null && { year: String(year) }),
      ...getComparableTotals(totals),
      isCurrent,
    }));
}

/** If two periods have different coverage, the period with fewer precincts is "under-covered". */
function getComparableTotals({
  total,
  previousTotal,
  coverage,
  previousCoverage,
}: Pick<PeriodTotal, "total" | "previousTotal" | "coverage" | "previousCoverage">) {
  const current: Reading = total ?? "no-data";
  const previous: Reading = previousTotal ?? "no-data";
  if (previousCoverage === null || areSimilar(coverage, previousCoverage)) return { current, previous };
  return coverage.precinctsReporting < previousCoverage.precinctsReporting
    ? { current: "under-covered" as const, previous }
    : { current, previous: "under-covered" as const };
}

const findLatestPeriod = (
  periods: readonly CrimePeriod[],
  kind: "quarters" | "financial-year",
): string | undefined =>
  periods.findLast(({ quarter }) => (quarter === null) === (kind === "financial-year"))?.period;

export function getLastCompletedPeriod(kind: "quarters" | "financial-year", today: Date): string {
  const month = today.getMonth();
  const year = today.getFullYear();
  if (kind === "financial-year") {
    const startYear = month >= FIRST_MONTH_OF_FINANCIAL_YEAR ? year - 1 : year - 2;
    return `${startYear}/${String((startYear + 1) % 100).padStart(2, "0")}`;
  }
  const quarter = Math.floor(month / 3);
  const [months, yearOfQuarter] = quarter === 0 ? [QUARTERS[3], year - 1] : [QUARTERS[quarter - 1], year];
  return `${months ?? ""} ${yearOfQuarter}`;
}
