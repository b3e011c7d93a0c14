import { findBuildingBlockData } from "../building-block/queries.ts";
import { findCollectiveActions } from "../collective-action/queries.ts";
import { findCrimeStats } from "../crime/queries.ts";
import { findBoundary } from "../geography/queries.ts";
import { findHealthCheckStats } from "../health-check/queries.ts";
import { route } from "../lib/route.ts";
import { getComponents, getDashboard } from "./contract.ts";
import { findComponents } from "./queries.ts";

export const dashboardRoutes = [
  route(getComponents, ({ trx }) => findComponents(trx)),
  route(getDashboard, async ({ query, trx, today }) => ({
    boundary: await findBoundary(trx, query.boundaryId),
    crime: await findCrimeStats(trx, query.boundaryId),
    buildingBlock: await findBuildingBlockData(trx, query.boundaryId, today),
    healthCheck: await findHealthCheckStats(trx, query.boundaryId, today),
    collectiveAction: await findCollectiveActions(trx, query.boundaryId, today),
  })),
];
