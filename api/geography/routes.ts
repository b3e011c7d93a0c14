import { route } from "../lib/http/route.ts";
import {
  findPlacesByName,
  getBoundary,
  getBoundaryGeojson,
  listBoundaries,
  listContainedBoundaries,
  listTowns,
} from "./contract.ts";
import { describeMatch } from "./gazetteer/describeMatch.ts";
import { findPlaces } from "./gazetteer/findPlaces.ts";
import { readMunicipalities } from "./gazetteer/readMunicipalities.ts";
import { readPlaces } from "./gazetteer/readPlaces.ts";
import { listTownsIn } from "./gazetteer/townsIn.ts";
import { findBoundary, findContained, findGeojson, listBoundariesOfType } from "./queries.ts";

const MAX_PLACES = 10;

export const geographyRoutes = [
  route(findPlacesByName, async ({ query, trx }) =>
    findPlaces(await readPlaces(trx), query.name)
      .slice(0, MAX_PLACES)
      .map(describeMatch),
  ),
  route(listTowns, async ({ query: { boundaryId }, trx }) => {
    await findBoundary(trx, boundaryId);
    return listTownsIn(await readMunicipalities(trx), boundaryId);
  }),
  route(listContainedBoundaries, async ({ query, trx }) => {
    await findBoundary(trx, query.containingBoundaryId);
    return findContained(trx, query.containingBoundaryId);
  }),
  route(listBoundaries, ({ params, query, trx }) =>
    listBoundariesOfType(trx, { ...params, filter: query.filter }),
  ),
  route(getBoundaryGeojson, ({ params, trx }) => findGeojson(trx, params.boundaryId)),
  route(getBoundary, ({ params, trx }) => findBoundary(trx, params.boundaryId)),
];
