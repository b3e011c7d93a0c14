import { route } from "../lib/route.ts";
import { getBoundary, getBoundaryGeojson, listBoundaries, listContainedBoundaries } from "./contract.ts";
import { findBoundary, findContained, findGeojson, listOfType } from "./queries.ts";

export const geographyRoutes = [
  route(listContainedBoundaries, async ({ query, trx }) => {
    await findBoundary(trx, query.containingBoundaryId);
    return findContained(trx, query.containingBoundaryId);
  }),
  route(listBoundaries, ({ params, query, trx }) => listOfType(trx, { ...params, filter: query.filter })),
  route(getBoundaryGeojson, ({ params, trx }) => findGeojson(trx, params.boundaryId)),
  route(getBoundary, ({ params, trx }) => findBoundary(trx, params.boundaryId)),
];
