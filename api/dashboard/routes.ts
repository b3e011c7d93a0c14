import { findBuildingBlockData } from "../buildingblock/queries.ts";
import { findCrimeStats } from "../crime/queries.ts";
import { findBoundary } from "../geography/queries.ts";
import { route } from "../lib/route.ts";
import { getComponents, getDashboard } from "./contract.ts";
import { findComponents } from "./queries.ts";

export const dashboardRoutes = [
  route(getComponents, ({ trx }) => findComponents(trx)),
  route(getDashboard, async ({ query, trx }) => ({
    boundary: await findBoundary(trx, query.boundaryId),
    crime: await findCrimeStats(trx, query.boundaryId),
    buildingBlock: await findBuildingBlockData(trx, query.boundaryId),
  })),
];
