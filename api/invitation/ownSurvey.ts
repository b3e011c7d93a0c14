import type { Knex } from "knex";
import { ofOwnOrganisation } from "../access/scope.ts";
import { HttpError, notFound } from "../lib/errors.ts";
import type { Session } from "../lib/route.ts";
import { type SurveyDates, surveyState } from "../survey-results/surveyState.ts";
import type { SurveySettings } from "./contract.ts";

export type OwnSurvey = SurveyDates & {
  healthCheckId: number;
  organisationId: number;
  organisation: string;
  version: number;
  mode: "link" | "slips";
  slipsIssued: number;
  expectedResponses: number;
  /** The questionnaire's last day. */
  endsOn: string;
};

/** @throws a 404, also for another organisation's survey */
export async function findOwnSurvey(
  trx: Knex,
  session: Pick<Session, "organisationId">,
  healthCheckId: number,
): Promise<OwnSurvey> {
  const query = trx("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
    .where("h.health_check_id", healthCheckId);
  const survey: OwnSurvey | undefined = await ofOwnOrganisation(query, session, "h.stakeholder_id").first(
    "h.health_check_id",
    "h.stakeholder_id as organisation_id",
    "s.name as organisation",
    "h.version",
    "h.mode",
    "h.slips_issued",
    "h.expected_responses",
    trx.raw(
      "h.effective_from::text, h.effective_to::text, h.closed_on::text, q.effective_to::text as ends_on",
    ),
  );
  if (survey === undefined) throw notFound("The survey");
  return survey;
}

/** @throws {HttpError} 409 if it takes no more answers */
export function refuseClosed(survey: OwnSurvey, today: string): "planned" | "open" {
  const state = surveyState(survey, today);
  if (state === "closed") throw new HttpError(409, "closed", "This survey is closed.");
  return state;
}

export const settingsOf = (survey: OwnSurvey): SurveySettings => ({
  HealthCheckId: survey.healthCheckId,
  version: survey.version,
  EffectiveFrom: survey.effectiveFrom,
  ExpectedResponses: survey.expectedResponses,
});

export const invalid = (field: string, description: string): HttpError =>
  new HttpError(400, "invalid", description, [{ code: "invalid", description, field }]);
