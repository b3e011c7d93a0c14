import { route } from "../lib/http/route.ts";
import { getCrimeStats } from "./contract.ts";
import { findCrimeStats } from "./queries.ts";

export const crimeRoutes = [
  route(getCrimeStats, ({ query, trx }) => findCrimeStats(trx, query.boundaryId, query.areaTypeId)),
];
