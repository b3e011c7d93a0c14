import type { BoundaryRow } from "../geography/queries.ts";
import { isEnoughCovered, shareOfPeople } from "../shared/figures/coverage.ts";
import { ratePer100000, totalOf } from "../shared/figures/rate.ts";
import type { PeriodKey } from "../shared/quarters.ts";
import type { FigureSource } from "../source/contract.ts";
import type { BoundaryCrime, CrimePeriod } from "./contract.ts";
import { periodLabel } from "./periods.ts";
import { type CountsInTotal, type CrimeType, type Figure, periodId, sumByType } from "./totals.ts";

export type PeriodSource = PeriodKey &
  Omit<FigureSource, "capturedOn"> & { dataSourceId: number; capturedAt: Date };
export type CoveredPeople = {
  boundaryId: number;
  precinctsReporting: number;
  coveredPeopleCount: number | null;
  peopleCount: number | null;
};
export type SpanCoverage = CoveredPeople & {
  peopleYear: number;
  total: number | null;
  reported: number | null;
};
export type SpanFigure = { boundaryId: number; crimeTypeId: number; value: number; isIncluded: boolean };

export const isSamePeriod = (one: PeriodKey, other: PeriodKey) => periodId(one) === periodId(other);

export function describeBoundary(
  { boundaryId, description, boundaryTypeId, peopleCount, precinctCount }: BoundaryRow,
  input: {
    types: readonly CrimeType[];
    figures: readonly SpanFigure[];
    coverage: SpanCoverage | undefined;
  },
): BoundaryCrime {
  const total = input.coverage?.total ?? null;
  const coveredPeopleCount = input.coverage?.coveredPeopleCount ?? null;
  const coverage = {
    precinctsReporting: input.coverage?.precinctsReporting ?? 0,
    precincts: precinctCount,
    coveredPeopleShare: shareOfPeople(coveredPeopleCount, input.coverage?.peopleCount ?? null),
  };
  return {
    boundaryId,
    boundary: description,
    boundaryTypeId,
    peopleCount: input.coverage?.peopleCount ?? peopleCount,
    peopleYear: input.coverage?.peopleYear ?? null,
    ...coverage,
    coveredPeopleCount,
    total,
    reportsElsewhere: (input.coverage?.reported ?? 0) - (total ?? 0),
    ratePer100000: isEnoughCovered(coverage) ? ratePer100000(total, coveredPeopleCount) : null,
    crimeStats: input.types.flatMap(({ crimeTypeId, description }) => {
      const figure = input.figures.find((each) => each.crimeTypeId === crimeTypeId);
      return figure === undefined
        ? []
        : [{ crimeTypeId, description, value: figure.value, isIncluded: figure.isIncluded }];
    }),
  };
}

/** Cites the first file with the period as the source, and later files as corrections. */
export function describeSource(sources: readonly PeriodSource[]): FigureSource | null {
  const [first, ...later] = listUniqueSources(sources);
  if (first === undefined) return null;
  const otherSources = later.filter((other) => cite(other) !== cite(first));
  const { description, url, isDemonstration } = first;
  const capturedAt = (later.at(-1) ?? first).capturedAt;
  return {
    description,
    url,
    capturedOn: capturedAt.toISOString().slice(0, 10),
    isDemonstration,
    ...(otherSources.length > 0 && { otherSources: [...new Set(otherSources.map(cite))] }),
  };
}

const cite = ({ description, url }: PeriodSource) => [description, url].filter(Boolean).join(", ");

function listUniqueSources(sources: readonly PeriodSource[]): PeriodSource[] {
  const byId = new Map(sources.map((source) => [source.dataSourceId, source]));
  return [...byId.values()].sort((a, b) => a.dataSourceId - b.dataSourceId);
}

export const describeSources = (sources: readonly PeriodSource[], period: PeriodKey): string[] =>
  listUniqueSources(sources.filter((source) => isSamePeriod(source, period))).map(
    ({ description }) => description,
  );

type History = {
  types: readonly CrimeType[];
  published: readonly PeriodKey[];
  current: PeriodKey | undefined;
  sources: readonly PeriodSource[];
  history: readonly Figure[];
  countsInTotal: CountsInTotal;
  coverage: readonly (CoveredPeople & PeriodKey)[];
};

export function describePeriods(
  { boundaryId, description: boundary, boundaryTypeId, precinctCount: precincts }: BoundaryRow,
  { types, published, current, sources, history, countsInTotal, coverage }: History,
): CrimePeriod[] {
  const figuresByPeriod = Map.groupBy(history, periodId);
  const coverageByPeriod = new Map(coverage.map((each) => [periodId(each), each]));
  const computeStats = (period: PeriodKey) =>
    sumByType(types, figuresByPeriod.get(periodId(period)) ?? [], countsInTotal);
  return published.map((period) => {
    const { year, quarter } = period;
    const crimeStats = computeStats(period);
    const covered = coverageByPeriod.get(periodId(period));
    return {
      period: periodLabel(period),
      quarter: quarter === 0 ? null : quarter,
      year,
      isCurrent: period === current,
      total: totalOf(crimeStats),
      priorYearQuarter: totalOf(computeStats({ year: year - 1, quarter })),
      sources: describeSources(sources, period),
      boundaryId,
      boundary,
      boundaryTypeId,
      precinctsReporting: covered?.precinctsReporting ?? 0,
      precincts,
      coveredPeopleShare: shareOfPeople(covered?.coveredPeopleCount ?? null, covered?.peopleCount ?? null),
      crimeStats,
    };
  });
}
