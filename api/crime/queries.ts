import type { Knex } from "knex";
import type { BoundaryModel } from "../geography/models.ts";
import { findBoundary, findContained } from "../geography/queries.ts";
import type { FigureSource } from "../source/contract.ts";
import type { BoundaryCrime, CrimePeriod, CrimeStats } from "./contract.ts";
import { CrimeTypeModel } from "./models.ts";
import { comparePeriods, describeSpan, type PeriodKey, periodLabel, reportingPeriods } from "./periods.ts";
import {
  type CrimeType,
  type Figure,
  type Inclusion,
  inclusionOf,
  periodId,
  ratePer100000,
  sumByType,
  totalOf,
} from "./totals.ts";

const COUNTRY = 0;

type PublishedPeriod = PeriodKey & Omit<FigureSource, "capturedOn"> & { capturedAt: Date };
type BoundaryFigure = Figure & { boundaryId: number };
type Coverage = PeriodKey & {
  boundaryId: number;
  precinctsReporting: number;
  coveredPeopleCount: number | null;
};

/** Everything the dashboard shows of crime in one boundary and in those directly inside it. */
export async function findCrimeStats(trx: Knex, boundaryId: number): Promise<CrimeStats> {
  const boundary = await findBoundary(trx, boundaryId);
  const contained = await findContained(trx, boundaryId);
  const types: CrimeType[] = await CrimeTypeModel.query(trx).where({ isGbvfRelated: true }).orderBy("seq");
  const published = await findPublishedPeriods(trx);
  const span = reportingPeriods(published);
  const isIncluded = inclusionOf(types, await findCapturedTypes(trx, types));

  const ids = [boundaryId, ...contained.map((each) => each.boundaryId)];
  const figures = Map.groupBy(await findFigures(trx, ids, types, span), (figure) => figure.boundaryId);
  const coverage = Map.groupBy(await findCoverage(trx, ids, span), (each) => each.boundaryId);
  const describe = (each: BoundaryModel): BoundaryCrime =>
    describeBoundary(
      each,
      sumByType(types, figures.get(each.boundaryId) ?? [], isIncluded),
      coverage.get(each.boundaryId) ?? [],
      span.at(-1),
    );

  const [first, ...others] = span;
  const latest = published.at(-1);
  return {
    reportingSpan: first === undefined ? null : describeSpan([first, ...others]),
    source: latest === undefined ? null : describeSource(latest),
    boundaryLevel: describe(boundary),
    containedBoundaryData: contained.map(describe),
    periods: describePeriods(
      boundary,
      types,
      published,
      await findHistory(trx, boundaryId, types),
      isIncluded,
    ),
  };
}

/** Every period with figures and its source, oldest first. */
async function findPublishedPeriods(trx: Knex): Promise<PublishedPeriod[]> {
  const rows: PublishedPeriod[] = await trx("crime_period as p")
    .join("data_source as s", "s.data_source_id", "p.data_source_id")
    .select("p.year", "p.quarter", "s.description", "s.url", "s.is_demonstration", "s.captured_at");
  return rows.sort(comparePeriods);
}

/** Which types were captured when, told by the country's sums. */
function findCapturedTypes(trx: Knex, types: readonly CrimeType[]): Promise<Figure[]> {
  return trx("crime_figure").where("boundary_id", COUNTRY).whereIn("crime_type_id", idsOf(types));
}

function findHistory(trx: Knex, boundaryId: number, types: readonly CrimeType[]): Promise<Figure[]> {
  return trx("crime_figure").where("boundary_id", boundaryId).whereIn("crime_type_id", idsOf(types));
}

function findFigures(
  trx: Knex,
  boundaryIds: readonly number[],
  types: readonly CrimeType[],
  span: readonly PeriodKey[],
): Promise<BoundaryFigure[]> {
  return trx("crime_figure")
    .whereIn("boundary_id", boundaryIds)
    .whereIn(["year", "quarter"], pairsOf(span))
    .whereIn("crime_type_id", idsOf(types));
}

function findCoverage(
  trx: Knex,
  boundaryIds: readonly number[],
  span: readonly PeriodKey[],
): Promise<Coverage[]> {
  return trx("crime_coverage")
    .whereIn("boundary_id", boundaryIds)
    .whereIn(["year", "quarter"], pairsOf(span));
}

const idsOf = (types: readonly CrimeType[]) => types.map(({ crimeTypeId }) => crimeTypeId);
const pairsOf = (span: readonly PeriodKey[]) => span.map(({ year, quarter }) => [year, quarter]);

function describeBoundary(
  { boundaryId, description, boundaryTypeId, peopleCount, precinctCount }: BoundaryModel,
  crimeStats: BoundaryCrime["crimeStats"],
  coverage: readonly Coverage[],
  latest: PeriodKey | undefined,
): BoundaryCrime {
  const total = totalOf(crimeStats);
  const inLatest = coverage.find((each) => latest !== undefined && periodId(each) === periodId(latest));
  // Over several quarters, whoever was covered in the best of them.
  const coveredPeopleCount =
    coverage.length === 0 ? null : largest(coverage.map((c) => c.coveredPeopleCount));
  return {
    boundaryId,
    boundary: description,
    boundaryTypeId,
    peopleCount,
    coveredPeopleCount,
    precinctsReporting: inLatest?.precinctsReporting ?? 0,
    precincts: precinctCount,
    total,
    ratePer100000: ratePer100000(total, coveredPeopleCount),
    crimeStats,
  };
}

function largest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function describeSource({ description, url, capturedAt, isDemonstration }: PublishedPeriod): FigureSource {
  return { description, url, capturedOn: capturedAt.toISOString().slice(0, 10), isDemonstration };
}

function describePeriods(
  { boundaryId, description: boundary, boundaryTypeId }: BoundaryModel,
  types: readonly CrimeType[],
  published: readonly PublishedPeriod[],
  history: readonly Figure[],
  isIncluded: Inclusion,
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
      boundaryId,
      boundary,
      boundaryTypeId,
      crimeStats,
    };
  });
}

/** The types that count in the reporting span: what can be chosen to narrow the figures. */
export async function findCrimeOptions(trx: Knex): Promise<{ id: number; name: string; subOptions: [] }[]> {
  const types: CrimeType[] = await CrimeTypeModel.query(trx).where({ isGbvfRelated: true }).orderBy("seq");
  const captured = await findCapturedTypes(trx, types);
  const isIncluded = inclusionOf(types, captured);
  const span = new Set(reportingPeriods(await findPublishedPeriods(trx)).map(periodId));
  const chosen = new Set(
    captured
      .filter((figure) => span.has(periodId(figure)) && isIncluded(figure.crimeTypeId, figure))
      .map(({ crimeTypeId }) => crimeTypeId),
  );
  return types
    .filter(({ crimeTypeId }) => chosen.has(crimeTypeId))
    .map(({ crimeTypeId, description }) => ({ id: crimeTypeId, name: description, subOptions: [] }));
}
