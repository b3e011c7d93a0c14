import { getGeomarkers } from "../geography/contract.ts";
import { route } from "../lib/http/route.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { callablePlaces } from "./callable.ts";
import { getCallablePlaces, searchContact, writtenHelp } from "./contract.ts";
import { helpHtml } from "./help/helpHtml.ts";
import { createHelpTranslator } from "./help/helpI18n.ts";
import { readHelp } from "./help/readHelp.ts";
import { viewOfPlace } from "./help/view.ts";
import { findMarkers } from "./markers.ts";
import { findEntries } from "./queries.ts";

export const directoryRoutes = [
  route(searchContact, ({ query, trx, today }) => findEntries(trx, query, today)),
  route(writtenHelp, async ({ query: { boundaryId = COUNTRY }, trx, today }) => {
    const help = await readHelp(trx, today, boundaryId);
    return { html: helpHtml(help, viewOfPlace(help, boundaryId), createHelpTranslator("en")).markup };
  }),
  route(getCallablePlaces, async ({ trx, today }) =>
    callablePlaces(await findEntries(trx, { isEverywhere: true }, today)),
  ),
  route(getGeomarkers, ({ params, trx, today }) => findMarkers(trx, params, today)),
];
