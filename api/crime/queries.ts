import type { Knex } from "knex";
import type { BoundaryModel } from "../geography/models.ts";
import { findAreas, findBoundary } from "../geography/queries.ts";
import { COUNTRY } from "../lib/boundaryTypes.ts";
import type { PeriodKey } from "../lib/quarters.ts";
import type { BoundaryCrime, CrimeStats } from "./contract.ts";
import {
  type Coverage,
  describeBoundary,
  describePeriods,
  describeSource,
  isSamePeriod,
  type PeriodSource,
} from "./describeCrime.ts";
import { CrimeTypeModel } from "./models.ts";
import { comparePeriods, describeSpan, reportingPeriods } from "./periods.ts";
import { totalOf } from "./rate.ts";
import { type CrimeType, type Figure, inclusionOf, periodId, sumByType } from "./totals.ts";

type BoundaryFigure = Figure & { boundaryId: number };

/** One boundary and its areas. */
export async function findCrimeStats(
  trx: Knex,
  boundaryId: number,
  areaTypeId?: number,
): Promise<CrimeStats> {
  const boundary = await findBoundary(trx, boundaryId);
  const contained = await findAreas(trx, boundaryId, areaTypeId);
  const types: CrimeType[] = await CrimeTypeModel.query(trx).where({ isGbvfRelated: true }).orderBy("seq");
  const sources = await findSources(trx);
  const published = periodsOf(sources);
  const span = reportingPeriods(published);
  const isIncluded = inclusionOf(types, await findCapturedTypes(trx, types));

  const ids = [boundaryId, ...contained.map((each) => each.boundaryId)];
  const covered = byBoundary(await trx("crime_span_figure").whereIn("boundary_id", ids));
  const reported = byBoundary(await findFigures(trx, ids, types, span));
  const coverage: Coverage[] = await trx("crime_span_coverage").whereIn("boundary_id", ids);
  const coverageOf = new Map(coverage.map((each) => [each.boundaryId, each]));
  const statsIn = (figures: Map<number, BoundaryFigure[]>, id: number) =>
    sumByType(types, figures.get(id) ?? [], isIncluded);
  const describe = (each: BoundaryModel): BoundaryCrime =>
    describeBoundary(each, {
      crimeStats: statsIn(covered, each.boundaryId),
      reported: totalOf(statsIn(reported, each.boundaryId)),
      coverage: coverageOf.get(each.boundaryId),
    });
  const history = await findHistory(trx, boundaryId, types);
  return {
    reportingSpan: describeSpan(published),
    source: describeSource(sources.filter((source) => span.some((each) => isSamePeriod(each, source)))),
    boundaryLevel: describe(boundary),
    containedBoundaryData: contained.map(describe),
    periods: describePeriods(boundary, { types, published, sources, history, isIncluded }),
  };
}

const byBoundary = (figures: BoundaryFigure[]) => Map.groupBy(figures, ({ boundaryId }) => boundaryId);

export function findSources(trx: Knex): Promise<PeriodSource[]> {
  return trx("crime_period_source as p")
    .join("data_source as s", "s.data_source_id", "p.data_source_id")
    .select("p.year", "p.quarter", "s.data_source_id", "s.description", "s.url", "s.is_demonstration")
    .select("s.captured_at");
}

/** Oldest first. */
export function periodsOf(sources: readonly PeriodSource[]): PeriodKey[] {
  const periods = new Map(
    sources.map(({ year, quarter }) => [periodId({ year, quarter }), { year, quarter }]),
  );
  return [...periods.values()].sort(comparePeriods);
}

/** Judged by the country's sums. */
export function findCapturedTypes(trx: Knex, types: readonly CrimeType[]): Promise<Figure[]> {
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

const idsOf = (types: readonly CrimeType[]) => types.map(({ crimeTypeId }) => crimeTypeId);
const pairsOf = (span: readonly PeriodKey[]) => span.map(({ year, quarter }) => [year, quarter]);

/** For the filter. */
export async function findCrimeOptions(trx: Knex): Promise<{ id: number; name: string; subOptions: [] }[]> {
  const types: CrimeType[] = await CrimeTypeModel.query(trx).where({ isGbvfRelated: true }).orderBy("seq");
  const captured = await findCapturedTypes(trx, types);
  const isIncluded = inclusionOf(types, captured);
  const span = new Set(reportingPeriods(periodsOf(await findSources(trx))).map(periodId));
  const chosen = new Set(
    captured
      .filter((figure) => span.has(periodId(figure)) && isIncluded(figure.crimeTypeId, figure))
      .map(({ crimeTypeId }) => crimeTypeId),
  );
  return types
    .filter(({ crimeTypeId }) => chosen.has(crimeTypeId))
    .map(({ crimeTypeId, description }) => ({ id: crimeTypeId, name: description, subOptions: [] }));
}
