import type { Knex } from "knex";
import type { BoundaryModel } from "../geography/models.ts";
import { findBoundary, findContained } from "../geography/queries.ts";
import { dayInSouthAfrica, lastCompletedQuarter, quarterLabel } from "../lib/quarters.ts";
import type { BoundaryBlocks, BuildingBlockData } from "./contract.ts";

/** Everything the dashboard shows of building blocks in one boundary and in those directly inside it. */
export async function findBuildingBlockData(trx: Knex, boundaryId: number): Promise<BuildingBlockData> {
  const lastQuarter = lastCompletedQuarter(dayInSouthAfrica(new Date()));
  const describe = (each: BoundaryModel): BoundaryBlocks => ({
    boundaryId: each.boundaryId,
    boundary: each.description,
    boundaryTypeId: each.boundaryTypeId,
    available: 0,
    all: 0,
    availability: null,
    buildingBlockCategoryStats: [],
    boundarySummary: { boundary: each.description, totalCombined: 0, categories: [] },
  });
  return {
    source: null,
    buildingBlockReportingPeriods: [],
    lastQuarter: { ...lastQuarter, period: quarterLabel(lastQuarter) },
    currentPeriod: null,
    boundaryLevel: describe(await findBoundary(trx, boundaryId)),
    containedBoundaryData: (await findContained(trx, boundaryId)).map(describe),
  };
}
