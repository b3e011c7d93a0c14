import { route } from "../lib/http/route.ts";
import { getHealthCheckStats, getSummarisedHealthCheck } from "./contract.ts";
import { findHealthCheckStats, findSummary } from "./queries.ts";

export const healthCheckRoutes = [
  route(getHealthCheckStats, ({ query, trx, today }) => findHealthCheckStats(trx, query.boundaryId, today)),
  route(getSummarisedHealthCheck, ({ trx, today }) => findSummary(trx, today)),
];
