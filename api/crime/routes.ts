import { route } from "../lib/route.ts";
import { getCrimeStats } from "./contract.ts";
import { findCrimeStats } from "./queries.ts";

export const crimeRoutes = [
  route(getCrimeStats, ({ query, trx }) => findCrimeStats(trx, query.boundaryId, query.areaTypeId)),
];
