import type { BoundaryCrime, CrimePeriod, CrimeStat } from "@gbvf/api/crime/contract.ts";
import {
  describePartialRate,
  isComplete,
  isEnoughCovered,
  type PrecinctCoverage,
} from "@gbvf/api/shared/figures/coverage.ts";
import { ratePer100000, totalOf } from "@gbvf/api/shared/figures/rate.ts";
import { formatRate } from "@gbvf/ui/text/format.ts";
import type { QuartersCovered } from "@gbvf/ui/widgets/CrimeMapLegend/crimeScale.ts";

/** `total` and `rate` are null if unknown; `rate` also if it would cover too few people. */
export type CrimeFigures = {
  parts: readonly CrimeStat[];
  total: number | null;
  /** Per 100,000 people. */
  rate: number | null;
  /** Replaces the rate: "No yearly rate of reported sexual offences: 12 of 31 stations reported". */
  part: string | null;
};

export type PeriodTotal = {
  period: string;
  year: number;
  /** Null for a financial year. */
  quarter: number | null;
  isCurrent: boolean;
  total: number | null;
  previousTotal: number | null;
  coverage: PrecinctCoverage;
  previousCoverage: PrecinctCoverage | null;
};

/** Without a filter, all crime types are visible. */
export function filterStats(stats: readonly CrimeStat[], options: readonly number[]): CrimeStat[] {
  return stats.filter(
    ({ isIncluded, crimeTypeId }) => isIncluded && (options.length === 0 || options.includes(crimeTypeId)),
  );
}

/** If coverage is too low for the place's rate, its crime types have no rate either. */
export function getFigures(
  boundary: BoundaryCrime,
  options: readonly number[],
  quarters: QuartersCovered = 4,
): CrimeFigures {
  const parts = filterStats(boundary.crimeStats, options);
  const total = options.length === 0 ? boundary.total : totalOf(parts);
  const rate = ratePer100000(total, boundary.coveredPeopleCount);
  if (total === null || isEnoughCovered(boundary)) return { parts, total, rate, part: null };
  const text =
    rate === null ? "No rate" : `${formatRate(rate)} reports of sexual offences per 100,000 people`;
  const rateContext = { place: boundary.boundary, rate: text, isYear: quarters !== 1 };
  return { parts, total, rate: null, part: describePartialRate(boundary, rateContext) };
}

/** Compares with the same quarter of the year before, or with the financial year before. */
export function computePeriodTotals(
  periods: readonly CrimePeriod[],
  options: readonly number[],
): PeriodTotal[] {
  const computeTotal = (period: CrimePeriod | undefined) =>
    period === undefined ? null : totalOf(filterStats(period.crimeStats, options));
  return periods.map((period) => {
    const { year, quarter, isCurrent } = period;
    const yearBefore = periods.find((each) => each.year === year - 1 && each.quarter === quarter);
    return {
      period: period.period,
      year,
      quarter,
      isCurrent,
      coverage: period,
      previousCoverage: yearBefore ?? null,
      total: options.length === 0 ? period.total : computeTotal(period),
      previousTotal: options.length === 0 ? period.priorYearQuarter : computeTotal(yearBefore),
    };
  });
}

/** Ends the text "Sexual offences reported to the police". */
export const getPrecinctsSuffix = (boundary: BoundaryCrime) =>
  isComplete(boundary) ? "" : ", in precincts with figures for the whole period";
