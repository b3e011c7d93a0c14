import { getGeomarkers } from "../geography/contract.ts";
import { findBoundary } from "../geography/queries.ts";
import { route } from "../lib/route.ts";
import { searchContact } from "./contract.ts";

export const directoryRoutes = [
  route(searchContact, () => []),
  route(getGeomarkers, async ({ params, trx }) => {
    await findBoundary(trx, params.boundaryId);
    return { type: "FeatureCollection" as const, features: [] };
  }),
];
