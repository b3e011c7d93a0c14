import type { Knex } from "knex";
import type { BoundaryModel } from "../geography/models.ts";
import { findBoundary, findContained } from "../geography/queries.ts";
import { lastCompletedQuarter, quarterLabel } from "../lib/quarters.ts";
import type { BoundaryHealth, HealthCheckStats, SummarisedHealthCheck } from "./contract.ts";

const MUNICIPALITY = 3;

/** Everything the dashboard shows of health checks in one boundary and in those directly inside it. */
export async function findHealthCheckStats(
  trx: Knex,
  boundaryId: number,
  today: string,
): Promise<HealthCheckStats> {
  const boundary = await findBoundary(trx, boundaryId);
  const contained = boundary.boundaryTypeId < MUNICIPALITY ? await findContained(trx, boundaryId) : [];
  const last = lastCompletedQuarter(today);
  return {
    source: null,
    lastQuarter: { ...last, period: quarterLabel(last) },
    currentQuarter: null,
    boundaryLevel: describeBoundary(boundary),
    quarters: [],
    healthCheckStats: [],
    containedBoundaryData: contained.map(describeBoundary),
  };
}

export async function findSummary(_trx: Knex): Promise<SummarisedHealthCheck> {
  return { allData: [] };
}

function describeBoundary({ boundaryId, description, boundaryTypeId }: BoundaryModel): BoundaryHealth {
  return {
    boundaryId,
    boundary: description,
    boundaryTypeId,
    state: "none",
    isIncluded: false,
    organisationCount: 0,
    participatingOrganisations: 0,
    totalActualResponses: 0,
    totalExpectedResponses: 0,
    overalMaturity: null,
    maturityBucket: null,
    maturityScores: [],
  };
}
