import { auditOnce } from "../../lib/audit/audit.ts";
import { notFound } from "../../lib/http/errors.ts";
import { route } from "../../lib/http/route.ts";
import { quarterLabel } from "../../shared/quarters.ts";
import { surveysOfOrganisation } from "../ownSurveys.ts";
import { findResults } from "../results.ts";
import { summariseSurveys } from "../summaries.ts";
import {
  getSurveyedPlaces,
  otherHealthChecks,
  otherResult,
  placeResult,
  searchSurveyedOrganisations,
} from "./contract.ts";
import { findOrganisation, readOrganisationPage } from "./organisations.ts";
import { findPlaceResults, findQuarters } from "./placeResults.ts";
import { findPlaces } from "./places.ts";

const buildNoLink = () => null;

export const otherResultsRoutes = [
  route(searchSurveyedOrganisations, ({ body, trx }) => readOrganisationPage(trx, body)),
  route(otherHealthChecks, async ({ body, session, trx, today, now }) => {
    const organisation = await findOrganisation(trx, body.StakeholderId);
    const surveys = await surveysOfOrganisation(trx, body.StakeholderId);
    const healthChecks = await summariseSurveys(trx, { surveys, active: [], today, buildLink: buildNoLink });
    await auditOnce(trx, {
      what: "results of another organisation seen",
      actor: session.stakeholderId,
      subject: body.StakeholderId,
      at: now,
    });
    return { organisation, healthChecks };
  }),
  route(otherResult, async ({ body, session, trx, today, now }) => {
    const { StakeholderId, HealthCheckId: healthCheckId, QuestionnaireTypeId: questionnaireTypeId } = body;
    const organisation = await findOrganisation(trx, StakeholderId);
    const surveys = await surveysOfOrganisation(trx, StakeholderId);
    const results = await findResults(trx, {
      surveys,
      organisation,
      healthCheckId,
      questionnaireTypeId,
      today,
    });
    await auditOnce(trx, {
      what: "results of another organisation seen",
      actor: session.stakeholderId,
      subject: StakeholderId,
      after: { healthCheckId },
      at: now,
    });
    return results;
  }),
  route(getSurveyedPlaces, async ({ session, trx, today }) => ({
    places: await findPlaces(trx, session, today),
    quarters: (await findQuarters(trx, today)).map((each) => ({ ...each, period: quarterLabel(each) })),
  })),
  route(placeResult, async ({ body, session, trx, today, now }) => {
    const { BoundaryId, ...quarter } = body;
    const places = await findPlaces(trx, session, today);
    const place = places.find(({ boundaryId }) => boundaryId === BoundaryId);
    if (place === undefined) throw notFound("The place");
    const results = await findPlaceResults(trx, { place, quarter, today });
    await auditOnce(trx, {
      what: "results of a place seen",
      actor: session.stakeholderId,
      after: { place: place.name, boundaryId: place.boundaryId, ...quarter },
      at: now,
    });
    return results;
  }),
];
