import { getGeomarkers } from "../geography/contract.ts";
import { findBoundary } from "../geography/queries.ts";
import { route, steppedRoute } from "../lib/http/route.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { callablePlaces } from "./callable.ts";
import { getCallablePlaces, searchContact, writtenHelp } from "./contract.ts";
import { helpHtml } from "./help/helpHtml.ts";
import { createHelpTranslator } from "./help/helpI18n.ts";
import type { KeptHelp } from "./help/KeptHelp.ts";
import { viewOfPlace } from "./help/view.ts";
import { findMarkers } from "./markers.ts";
import { findEntries } from "./queries.ts";

declare module "../lib/http/route.ts" {
  interface AppState {
    latestHelp: KeptHelp["latest"];
  }
}

export const directoryRoutes = [
  route(searchContact, ({ query, trx, today }) => findEntries(trx, query, today)),
  steppedRoute(writtenHelp, async ({ query: { boundaryId = COUNTRY }, transact, state }) => {
    if (boundaryId !== COUNTRY) await transact((trx) => findBoundary(trx, boundaryId));
    const help = await state.latestHelp();
    return { html: helpHtml(help, viewOfPlace(help, boundaryId), createHelpTranslator("en")).markup };
  }),
  route(getCallablePlaces, async ({ trx, today }) =>
    callablePlaces(await findEntries(trx, { isEverywhere: true }, today)),
  ),
  route(getGeomarkers, ({ params, trx, today }) => findMarkers(trx, params, today)),
];
