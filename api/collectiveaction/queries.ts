import type { Knex } from "knex";
import type { MarkerCollection } from "../geography/contract.ts";
import type { BoundaryModel } from "../geography/models.ts";
import { findBoundary, findContained } from "../geography/queries.ts";
import { notFound } from "../lib/errors.ts";
import type { BoundaryActions, CollectiveActionDetails, CollectiveActions } from "./contract.ts";

const MUNICIPALITY = 3;

/** Everything the dashboard shows of challenges in one boundary and in those directly inside it. */
export async function findCollectiveActions(trx: Knex, boundaryId: number): Promise<CollectiveActions> {
  const boundary = await findBoundary(trx, boundaryId);
  const contained = boundary.boundaryTypeId < MUNICIPALITY ? await findContained(trx, boundaryId) : [];
  return {
    source: null,
    boundaryLevel: describeBoundary(boundary),
    collectiveActionStats: [],
    cycles: [],
    activeCollectiveActions: 0,
    inactiveCollectiveActions: 0,
    containedBoundaryData: contained.map(describeBoundary),
  };
}

/** @throws a 404 where no such team has a challenge */
export async function findDetails(_trx: Knex, _stakeholderId: number): Promise<CollectiveActionDetails> {
  throw notFound("This team");
}

export async function findActionMarkers(trx: Knex, boundaryId: number): Promise<MarkerCollection> {
  await findBoundary(trx, boundaryId);
  return { type: "FeatureCollection", features: [] };
}

function describeBoundary({ boundaryId, description, boundaryTypeId }: BoundaryModel): BoundaryActions {
  return {
    boundaryId,
    boundary: description,
    boundaryTypeId,
    activeCollectiveActions: 0,
    inactiveCollectiveActions: 0,
    totalCollectiveActions: 0,
    pillars: [],
  };
}
