import { getGeomarkers } from "../geography/contract.ts";
import { route } from "../lib/route.ts";
import { searchContact } from "./contract.ts";
import { findMarkers } from "./markers.ts";
import { findEntries } from "./queries.ts";

export const directoryRoutes = [
  route(searchContact, ({ query, trx, today }) => findEntries(trx, query, today)),
  route(getGeomarkers, ({ params, trx, today }) => findMarkers(trx, params, today)),
];
