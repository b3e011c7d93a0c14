import type { BoundaryCrime, CrimePeriod, CrimeStat } from "@gbvf/api/crime/contract.ts";

/** One boundary's figures, narrowed to the chosen crime types. `total` and `rate` are null where unknown. */
export type CrimeFigures = {
  /** The included types that are shown, as they were counted. */
  parts: readonly CrimeStat[];
  /** Reports of all parts together. */
  total: number | null;
  /** Reports per 100,000 people. */
  rate: number | null;
};

/** A published period with its total and that of the year before, narrowed to the chosen crime types. */
export type PeriodTotal = {
  period: string;
  year: number;
  /** 1 to 4; null for a whole financial year. */
  quarter: number | null;
  isCurrent: boolean;
  total: number | null;
  previousTotal: number | null;
};

/** The types that count and that the filter lets through; an empty filter lets everything through. */
export function shownStats(stats: readonly CrimeStat[], options: readonly number[]): CrimeStat[] {
  return stats.filter(
    ({ isIncluded, crimeTypeId }) => isIncluded && (options.length === 0 || options.includes(crimeTypeId)),
  );
}

/** Reports of all the types together; null where none of them was captured. */
export function totalOf(stats: readonly CrimeStat[]): number | null {
  const values = stats.map(({ value }) => value).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/**
 * Reports per 100,000 people, to two decimals: the total over the people of those contained boundaries that have
 * figures, times 100,000.
 */
export function ratePer100000(total: number | null, peopleCount: number | null): number | null {
  if (total === null || peopleCount === null || peopleCount === 0) return null;
  return Math.round((total / peopleCount) * 10_000_000) / 100;
}

/** What a boundary shows. Without a filter these are the server's own total and rate. */
export function figuresOf(boundary: BoundaryCrime, options: readonly number[]): CrimeFigures {
  const parts = shownStats(boundary.crimeStats, options);
  if (options.length === 0) return { parts, total: boundary.total, rate: boundary.ratePer100000 };
  const total = totalOf(parts);
  return { parts, total, rate: ratePer100000(total, boundary.coveredPeopleCount) };
}

/** Every published period. With a filter, the year before is the same period of that year, where it was published. */
export function periodTotals(periods: readonly CrimePeriod[], options: readonly number[]): PeriodTotal[] {
  const totalIn = (period: CrimePeriod | undefined) =>
    period === undefined ? null : totalOf(shownStats(period.crimeStats, options));
  return periods.map((period) => {
    const { year, quarter, isCurrent } = period;
    const before = periods.find((each) => each.year === year - 1 && each.quarter === quarter);
    return {
      period: period.period,
      year,
      quarter,
      isCurrent,
      total: options.length === 0 ? period.total : totalIn(period),
      previousTotal: options.length === 0 ? period.priorYearQuarter : totalIn(before),
    };
  });
}
