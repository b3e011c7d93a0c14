import { route } from "../lib/http/route.ts";
import {
  getActionMarkers,
  getCollectiveActionDetailsByStakeholderId,
  getCollectiveActionsByBoundary,
} from "./contract.ts";
import { findCollectiveActions } from "./queries.ts";
import { findActionMarkers, findDetails } from "./teams.ts";

export const collectiveActionRoutes = [
  route(getCollectiveActionsByBoundary, ({ query, trx, today }) =>
    findCollectiveActions(trx, query.boundaryId, today),
  ),
  route(getCollectiveActionDetailsByStakeholderId, ({ query, trx, today }) =>
    findDetails(trx, query.stakeholderId, today),
  ),
  route(getActionMarkers, ({ params, trx, today }) => findActionMarkers(trx, params, today)),
];
