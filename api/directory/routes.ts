import { getGeomarkers } from "../geography/contract.ts";
import { COUNTRY } from "../lib/boundaryTypes.ts";
import { route } from "../lib/route.ts";
import { findCallable } from "./callable.ts";
import { getCallablePlaces, searchContact, writtenHelp } from "./contract.ts";
import { helpHtml } from "./help/helpHtml.ts";
import { readHelp } from "./help/readHelp.ts";
import { viewOfPlace } from "./help/view.ts";
import { findMarkers } from "./markers.ts";
import { findEntries } from "./queries.ts";

export const directoryRoutes = [
  route(searchContact, ({ query, trx, today }) => findEntries(trx, query, today)),
  route(writtenHelp, async ({ query: { boundaryId = COUNTRY }, trx, today }) => {
    const help = await readHelp(trx, today, boundaryId);
    return { html: helpHtml(help, viewOfPlace(help, boundaryId)).markup };
  }),
  route(getCallablePlaces, ({ trx, today }) => findCallable(trx, today)),
  route(getGeomarkers, ({ params, trx, today }) => findMarkers(trx, params, today)),
];
