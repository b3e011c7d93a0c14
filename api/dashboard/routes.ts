import { findBoundary } from "../geography/queries.ts";
import { route } from "../lib/http/route.ts";
import { getComponents, getDashboard } from "./contract.ts";
import { findComponents, findThemes } from "./queries.ts";

export const dashboardRoutes = [
  route(getComponents, ({ trx }) => findComponents(trx)),
  route(getDashboard, async ({ query: { boundaryId }, trx, today }) => ({
    boundary: await findBoundary(trx, boundaryId),
    ...(await findThemes(trx, boundaryId, today)),
  })),
];
