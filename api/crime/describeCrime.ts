import type { BoundaryModel } from "../geography/models.ts";
import type { PeriodKey } from "../lib/quarters.ts";
import type { FigureSource } from "../source/contract.ts";
import type { BoundaryCrime, CrimePeriod } from "./contract.ts";
import { periodLabel } from "./periods.ts";
import { ratePer100000, totalOf } from "./rate.ts";
import { type CrimeType, type Figure, type Inclusion, periodId, sumByType } from "./totals.ts";

export type PeriodSource = PeriodKey &
  Omit<FigureSource, "capturedOn"> & { dataSourceId: number; capturedAt: Date };
export type Coverage = {
  boundaryId: number;
  precinctsReporting: number;
  coveredPeopleCount: number | null;
  peopleCount: number | null;
};

export const isSamePeriod = (one: PeriodKey, other: PeriodKey) => periodId(one) === periodId(other);

/** A smaller share cannot represent a boundary. */
const SMALLEST_SHARE = 0.8;

type Covered = Pick<Coverage, "coveredPeopleCount" | "peopleCount">;

const shareOf = ({ coveredPeopleCount, peopleCount }: Covered) =>
  coveredPeopleCount === null || !peopleCount ? null : coveredPeopleCount / peopleCount;

/** For a rate. */
export const isEnoughCovered = (covered: Covered) => (shareOf(covered) ?? 0) >= SMALLEST_SHARE;

export function describeBoundary(
  { boundaryId, description, boundaryTypeId, peopleCount, precinctCount }: BoundaryModel,
  of: { crimeStats: BoundaryCrime["crimeStats"]; reported: number | null; coverage: Coverage | undefined },
): BoundaryCrime {
  const total = totalOf(of.crimeStats);
  const coveredPeopleCount = of.coverage?.coveredPeopleCount ?? null;
  const allPeople = of.coverage?.peopleCount ?? null;
  const share = shareOf({ coveredPeopleCount, peopleCount: allPeople });
  const isEnough = isEnoughCovered({ coveredPeopleCount, peopleCount: allPeople });
  return {
    boundaryId,
    boundary: description,
    boundaryTypeId,
    peopleCount,
    precinctsReporting: of.coverage?.precinctsReporting ?? 0,
    precincts: precinctCount,
    coveredPeopleCount,
    coveredPeopleShare: share,
    total,
    reportsElsewhere: (of.reported ?? 0) - (total ?? 0),
    ratePer100000: isEnough ? ratePer100000(total, coveredPeopleCount) : null,
    crimeStats: of.crimeStats,
  };
}

/** The first file of a period; later ones corrected or completed it. */
export function describeSource(sources: readonly PeriodSource[]): FigureSource | null {
  const [first, ...others] = eachOnce(sources);
  if (first === undefined) return null;
  const { description, url, isDemonstration } = first;
  const capturedAt = (others.at(-1) ?? first).capturedAt;
  return {
    description,
    url,
    capturedOn: capturedAt.toISOString().slice(0, 10),
    isDemonstration,
    ...(others.length > 0 && { besides: others.map((other) => other.description) }),
  };
}

function eachOnce(sources: readonly PeriodSource[]): PeriodSource[] {
  const byId = new Map(sources.map((source) => [source.dataSourceId, source]));
  return [...byId.values()].sort((a, b) => a.dataSourceId - b.dataSourceId);
}

type History = {
  types: readonly CrimeType[];
  published: readonly PeriodKey[];
  sources: readonly PeriodSource[];
  history: readonly Figure[];
  isIncluded: Inclusion;
};

export function describePeriods(
  { boundaryId, description: boundary, boundaryTypeId }: BoundaryModel,
  { types, published, sources, history, isIncluded }: History,
): CrimePeriod[] {
  const byPeriod = Map.groupBy(history, periodId);
  const statsOf = (period: PeriodKey) => sumByType(types, byPeriod.get(periodId(period)) ?? [], isIncluded);
  const latest = published.at(-1);
  return published.map((period) => {
    const { year, quarter } = period;
    const crimeStats = statsOf(period);
    return {
      period: periodLabel(period),
      quarter: quarter === 0 ? null : quarter,
      year,
      isCurrent: period === latest,
      total: totalOf(crimeStats),
      priorYearQuarter: totalOf(statsOf({ year: year - 1, quarter })),
      sources: eachOnce(sources.filter((source) => isSamePeriod(source, period))).map(
        ({ description }) => description,
      ),
      boundaryId,
      boundary,
      boundaryTypeId,
      crimeStats,
    };
  });
}
