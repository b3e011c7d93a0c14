import type { Knex } from "knex";
import { whereOwnOrganisation } from "../../access/scope.ts";
import { saveIfUnchanged } from "../../lib/database/optimisticLocking.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { type SurveyDates, surveyState } from "../results/surveyState.ts";
import { SurveySettings } from "./contract.ts";

export type OwnSurvey = SurveyDates & {
  healthCheckId: number;
  organisationId: number;
  organisation: string;
  version: number;
  mode: "link" | "slips";
  slipsIssued: number;
  expectedResponses: number;
  disclosedResponses: number;
  questionCount: number;
  questionnaireEndsOn: string;
};

/** @throws a 404 for an unknown survey or one of another organisation */
export async function findOwnSurvey(
  trx: Knex,
  session: Pick<Session, "organisationId">,
  healthCheckId: number,
): Promise<OwnSurvey> {
  const query = trx("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
    .where("h.health_check_id", healthCheckId);
  const survey: OwnSurvey | undefined = await whereOwnOrganisation(query, session, "h.stakeholder_id").first(
    "h.health_check_id",
    "h.stakeholder_id as organisation_id",
    "s.name as organisation",
    "h.version",
    "h.mode",
    "h.slips_issued",
    "h.expected_responses",
    "h.disclosed_responses",
    trx.raw(
      `(select count(*)::int from questionnaire_question as x
        where x.questionnaire_id = q.questionnaire_id) as question_count`,
    ),
    trx.raw(
      "h.effective_from::text, h.effective_to::text, h.closed_on::text, q.effective_to::text as questionnaire_ends_on",
    ),
  );
  if (survey === undefined) throw notFound("The survey");
  return survey;
}

/** @throws {HttpError} 409 if the survey is closed */
export function refuseClosed(survey: OwnSurvey, today: string): "planned" | "open" {
  const state = surveyState(survey, today);
  if (state === "closed") throw new HttpError(409, "closed", "This survey is closed.");
  return state;
}

const getSettings = (survey: OwnSurvey): SurveySettings => ({
  HealthCheckId: survey.healthCheckId,
  version: survey.version,
  EffectiveFrom: survey.effectiveFrom,
  ExpectedResponses: survey.expectedResponses,
  Mode: survey.mode,
});

export type SurveyChange = {
  session: Pick<Session, "stakeholderId">;
  healthCheckId: number;
  version: number;
  now: Date;
};

/**
 * Call it before other writes.
 * @throws {ConflictError} if the version is stale
 */
export async function saveSurveyVersion(
  trx: Knex.Transaction,
  { organisationId }: { organisationId: number | null },
  { session, healthCheckId, version, now }: SurveyChange,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await saveIfUnchanged(trx, "health_check", {
    id: healthCheckId,
    version,
    by: session.stakeholderId,
    at: now,
    what: "The survey",
    changes,
    readCurrent: async () => getSettings(await findOwnSurvey(trx, { organisationId }, healthCheckId)),
    shape: SurveySettings,
  });
}

export const invalid = (field: string, description: string): HttpError =>
  new HttpError(400, "invalid", description, [{ code: "invalid", description, field }]);
