import { route } from "../lib/route.ts";
import {
  getActionMarkers,
  getCollectiveActionDetailsByStakeholderId,
  getCollectiveActionsByBoundary,
} from "./contract.ts";
import { findActionMarkers, findCollectiveActions, findDetails } from "./queries.ts";

export const collectiveActionRoutes = [
  route(getCollectiveActionsByBoundary, ({ query, trx }) => findCollectiveActions(trx, query.boundaryId)),
  route(getCollectiveActionDetailsByStakeholderId, ({ query, trx }) => findDetails(trx, query.stakeholderId)),
  route(getActionMarkers, ({ params, trx }) => findActionMarkers(trx, params.boundaryId)),
];
