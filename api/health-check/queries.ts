import type { Knex } from "knex";
import type { BoundaryRow } from "../geography/queries.ts";
import { findBoundary, findContained } from "../geography/queries.ts";
import { BOUNDARY_TYPE, COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { lastCompletedQuarter, type Quarter, quarterLabel, quarterNumber } from "../shared/quarters.ts";
import type { FigureSource } from "../source/contract.ts";
import { ALL_TYPES } from "../survey/results/groups.ts";
import { wherePublic } from "../survey/results/publicQuarters.ts";
import type { BoundaryHealth, HealthCheckStats, SummarisedHealthCheck } from "./contract.ts";
import { describeResult, type ScoredCategory, type StoredResult } from "./describeResult.ts";

export type Result = StoredResult &
  Quarter & {
    boundaryId: number;
    organisationTypeId: number;
  };
type PublishedQuarter = Quarter & {
  registeredOrganisations: number;
  hasResults: boolean;
  isDisclosed: boolean;
  source: FigureSource;
};

export async function findHealthCheckStats(
  trx: Knex,
  boundaryId: number,
  today: string,
): Promise<HealthCheckStats> {
  const boundary = await findBoundary(trx, boundaryId);
  const contained =
    boundary.boundaryTypeId < BOUNDARY_TYPE.municipality ? await findContained(trx, boundaryId) : [];
  const types = await trx("organisation_type")
    .orderBy("seq")
    .select<{ organisationTypeId: number; description: string }[]>("organisation_type_id", "description");
  const categories = await findScoredCategories(trx);
  const published = await findPublishedQuarters(trx, today);
  const current = findCurrent(published);
  const lastQuarter = lastCompletedQuarter(today);

  const getHistory = createResultLookup(await findResults(trx, [boundaryId], published));
  const getContainedResults = createResultLookup(
    await findResults(
      trx,
      contained.map((each) => each.boundaryId),
      current === undefined ? [] : [current],
    ),
  );
  const describe = (each: BoundaryRow, results: Results): BoundaryHealth => ({
    boundaryId: each.boundaryId,
    boundary: each.description,
    boundaryTypeId: each.boundaryTypeId,
    ...describeResult(current && results(each.boundaryId, current, ALL_TYPES), categories),
  });

  return {
    source: current?.source ?? null,
    lastQuarter: { ...lastQuarter, period: quarterLabel(lastQuarter) },
    currentQuarter: current === undefined ? null : labelQuarter(current),
    boundaryLevel: describe(boundary, getHistory),
    quarters: published.map((quarter) => ({
      ...labelQuarter(quarter),
      isCurrent: quarter === current,
      ...describeResult(getHistory(boundaryId, quarter, ALL_TYPES), categories),
    })),
    healthCheckStats: published.flatMap((quarter) =>
      types.map((type) => ({
        ...labelQuarter(quarter),
        ...type,
        ...describeResult(getHistory(boundaryId, quarter, type.organisationTypeId), categories),
      })),
    ),
    containedBoundaryData: contained.map((each) => describe(each, getContainedResults)),
    allData: summarise(boundaryId, published, getHistory),
  };
}

export async function findSummary(trx: Knex, today: string): Promise<SummarisedHealthCheck> {
  const published = await findPublishedQuarters(trx, today);
  return {
    allData: summarise(COUNTRY, published, createResultLookup(await findResults(trx, [COUNTRY], published))),
  };
}

function summarise(
  boundaryId: number,
  published: readonly PublishedQuarter[],
  results: Results,
): HealthCheckStats["allData"] {
  const current = findCurrent(published);
  return published.map((quarter) => {
    const allTypes = describeResult(results(boundaryId, quarter, ALL_TYPES), []);
    return {
      ...labelQuarter(quarter),
      isCurrent: quarter === current,
      totalActualResponses: allTypes.totalActualResponses,
      totalExpectedResponses: allTypes.totalExpectedResponses,
      totalParticipatingOrganisations: allTypes.participatingOrganisations,
      totalOrganisations: boundaryId === COUNTRY ? quarter.registeredOrganisations : null,
    };
  });
}

export async function findHealthCheckOptions(
  trx: Knex,
): Promise<{ id: number; name: string; subOptions: [] }[]> {
  const categories = await findScoredCategories(trx);
  return categories.map(({ questionCategoryId: id, questionCategory: name }) => ({
    id,
    name,
    subOptions: [],
  }));
}

function findScoredCategories(trx: Knex): Promise<ScoredCategory[]> {
  return trx("question_category")
    .where({ isScored: true })
    .orderBy("seq")
    .select("question_category_id", "description as question_category");
}

export async function findPublishedQuarters(trx: Knex, today: string): Promise<PublishedQuarter[]> {
  const rows: (Quarter &
    Omit<FigureSource, "capturedOn"> & {
      registeredOrganisations: number;
      hasResults: boolean;
      isDisclosed: boolean;
      capturedAt: Date;
    })[] = await trx("health_check_quarter as q")
    .join("data_source as s", "s.data_source_id", "q.data_source_id")
    .leftJoin("health_check_result as r", (on) =>
      on
        .on("r.year", "q.year")
        .andOn("r.quarter", "q.quarter")
        .andOnVal("r.boundary_id", COUNTRY)
        .andOnVal("r.organisation_type_id", ALL_TYPES),
    )
    .modify(wherePublic, "q", today)
    .orderBy(["q.year", "q.quarter"])
    .select("q.year", "q.quarter", "q.registered_organisations")
    .select(trx.raw("r.boundary_id is not null as has_results"))
    .select(trx.raw("r.organisation_count is not null as is_disclosed"))
    .select("s.description", "s.url", "s.is_demonstration", "s.captured_at");
  return rows.map(({ capturedAt, description, url, isDemonstration, ...row }) => ({
    ...row,
    source: { description, url, isDemonstration, capturedOn: capturedAt.toISOString().slice(0, 10) },
  }));
}

/** Chooses the quarter by the country's results, so that all boundaries show the same quarter. */
export const findCurrent = (published: readonly PublishedQuarter[]) =>
  published.findLast(({ isDisclosed }) => isDisclosed) ?? published.findLast(({ hasResults }) => hasResults);

export function findResults(
  trx: Knex,
  boundaryIds: readonly number[],
  quarters: readonly Quarter[],
): Promise<Result[]> {
  return trx("health_check_result")
    .whereIn("boundary_id", boundaryIds)
    .whereIn(
      ["year", "quarter"],
      quarters.map(({ year, quarter }) => [year, quarter]),
    );
}

type Results = (boundaryId: number, quarter: Quarter, organisationTypeId: number) => Result | undefined;

export function createResultLookup(rows: readonly Result[]): Results {
  const key = (boundaryId: number, quarter: Quarter, organisationTypeId: number) =>
    `${boundaryId} ${quarterNumber(quarter)} ${organisationTypeId}`;
  const byKey = new Map(rows.map((row) => [key(row.boundaryId, row, row.organisationTypeId), row]));
  return (...parameters) => byKey.get(key(...parameters));
}

const labelQuarter = ({ year, quarter }: Quarter) => ({
  year,
  quarter,
  period: quarterLabel({ year, quarter }),
});
