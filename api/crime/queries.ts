import type { Knex } from "knex";
import type { BoundaryRow } from "../geography/queries.ts";
import { findAreas, findBoundary } from "../geography/queries.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { findNewestCovered, shareOfPeople } from "../shared/figures/coverage.ts";
import type { PeriodKey } from "../shared/quarters.ts";
import type { BoundaryCrime, CrimeStats } from "./contract.ts";
import {
  type CoveredPeople,
  describeBoundary,
  describePeriods,
  describeSource,
  isSamePeriod,
  type PeriodSource,
  type SpanCoverage,
  type SpanFigure,
} from "./describeCrime.ts";
import { comparePeriods, describeSpan, reportingPeriods } from "./periods.ts";
import { type CrimeType, createCountsInTotal, type Figure, periodId } from "./totals.ts";

export async function findCrimeStats(
  trx: Knex,
  boundaryId: number,
  areaTypeId?: number,
): Promise<CrimeStats> {
  const boundary = await findBoundary(trx, boundaryId);
  const contained = await findAreas(trx, boundaryId, areaTypeId);
  const types = await findTypes(trx);
  const sources = await findSources(trx);
  const published = listPeriods(sources);
  const visible = await findVisiblePeriods(trx, published);
  const span = reportingPeriods(visible);
  const countsInTotal = createCountsInTotal(types, await findCapturedTypes(trx, types));

  const ids = [boundaryId, ...contained.map((each) => each.boundaryId)];
  const figures: SpanFigure[] = await whereBoundaries(trx, "crime_span_figure", ids);
  const figuresOf = Map.groupBy(figures, (each) => each.boundaryId);
  const coverage: SpanCoverage[] = await whereBoundaries(trx, "crime_span_coverage", ids);
  const coverageOf = new Map(coverage.map((each) => [each.boundaryId, each]));
  const describe = (each: BoundaryRow): BoundaryCrime =>
    describeBoundary(each, {
      types,
      figures: figuresOf.get(each.boundaryId) ?? [],
      coverage: coverageOf.get(each.boundaryId),
    });
  const history = await findHistory(trx, boundaryId, types);
  const periodCoverage: (CoveredPeople & PeriodKey)[] = await trx("crime_period_coverage").where({
    boundaryId,
  });
  return {
    reportingSpan: describeSpan(visible),
    source: describeSource(sources.filter((source) => span.some((each) => isSamePeriod(each, source)))),
    boundaryLevel: describe(boundary),
    containedBoundaryData: contained.map(describe),
    periods: describePeriods(boundary, {
      types,
      published,
      current: visible.at(-1),
      sources,
      history,
      countsInTotal,
      coverage: periodCoverage,
    }),
  };
}

const whereBoundaries = (trx: Knex, table: string, ids: readonly number[]) =>
  trx(table).whereRaw("boundary_id = any(?)", [[...ids]]);

export const findTypes = async (trx: Knex): Promise<CrimeType[]> =>
  trx("crime_type").where({ isGbvfRelated: true }).orderBy("seq");

export function findSources(trx: Knex): Promise<PeriodSource[]> {
  return trx("crime_period_source as p")
    .join("data_source as s", "s.data_source_id", "p.data_source_id")
    .select("p.year", "p.quarter", "s.data_source_id", "s.description", "s.url", "s.is_demonstration")
    .select("s.captured_at");
}

export function listPeriods(sources: readonly PeriodSource[]): PeriodKey[] {
  const periods = new Map(
    sources.map(({ year, quarter }) => [periodId({ year, quarter }), { year, quarter }]),
  );
  return [...periods.values()].sort(comparePeriods);
}

/** Omits later years of a few stations, which must not replace complete years. */
export async function findVisiblePeriods(
  trx: Knex,
  published: readonly PeriodKey[],
): Promise<readonly PeriodKey[]> {
  const rows: (CoveredPeople & PeriodKey)[] = await trx("crime_period_coverage").where({
    boundaryId: COUNTRY,
  });
  const shareByPeriod = new Map(
    rows.map((row) => [periodId(row), shareOfPeople(row.coveredPeopleCount, row.peopleCount) ?? 0]),
  );
  const lastIndex = findNewestCovered(published.map((period) => shareByPeriod.get(periodId(period)) ?? 0));
  return published.slice(0, lastIndex + 1);
}

/** A type counts as captured if the country has a sum of it. */
export function findCapturedTypes(trx: Knex, types: readonly CrimeType[]): Promise<Figure[]> {
  return trx("crime_figure").where("boundary_id", COUNTRY).whereIn("crime_type_id", getIds(types));
}

function findHistory(trx: Knex, boundaryId: number, types: readonly CrimeType[]): Promise<Figure[]> {
  return trx("crime_figure").where("boundary_id", boundaryId).whereIn("crime_type_id", getIds(types));
}

const getIds = (types: readonly CrimeType[]) => types.map(({ crimeTypeId }) => crimeTypeId);

export async function findCrimeOptions(trx: Knex): Promise<{ id: number; name: string; subOptions: [] }[]> {
  const types = await findTypes(trx);
  const nationalSums = await findCapturedTypes(trx, types);
  const countsInTotal = createCountsInTotal(types, nationalSums);
  const published = listPeriods(await findSources(trx));
  const span = new Set(reportingPeriods(await findVisiblePeriods(trx, published)).map(periodId));
  const chosenTypeIds = new Set(
    nationalSums
      .filter((figure) => span.has(periodId(figure)) && countsInTotal(figure.crimeTypeId, figure))
      .map(({ crimeTypeId }) => crimeTypeId),
  );
  return types
    .filter(({ crimeTypeId }) => chosenTypeIds.has(crimeTypeId))
    .map(({ crimeTypeId, description }) => ({ id: crimeTypeId, name: description, subOptions: [] }));
}
