import type { Knex } from "knex";
import { HttpError } from "../../lib/http/errors.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import type { Quarter } from "../../shared/quarters.ts";
import { codeHashes } from "../code/codes.ts";
import { type SurveyDates, surveyState } from "../results/surveyState.ts";

export type AnswerableSurvey = Quarter &
  SurveyDates & {
    healthCheckId: number;
    questionnaireId: number;
    questionnaireTypeId: 1 | 2;
    organisationId: number;
    organisation: string;
    mode: "link" | "slips";
  };

export const createNotOpenError = (): HttpError =>
  new HttpError(404, "not-open", "This link is not open. Ask the person who sent it to you.");

/** The same for an unknown code, so that the error does not reveal whether a code ever worked. */
export const createClosedError = (): HttpError =>
  new HttpError(404, "closed", "This survey is closed. If your answer reached us before, it was counted.");

/** Queries both tables in every case, so that timing reveals nothing about a code. */
export async function findSurveyOfCode(
  trx: Knex,
  secrets: Secrets,
  code: string,
): Promise<AnswerableSurvey | undefined> {
  const hashes = codeHashes(secrets, code);
  const selectId = (table: string) => trx(table).whereIn("code_hash", hashes).select("health_check_id");
  return trx("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .join("stakeholder as s", "s.stakeholder_id", "h.stakeholder_id")
    .whereIn("h.health_check_id", selectId("survey_invitation").unionAll(selectId("survey_slip")))
    .first(
      "h.health_check_id",
      "h.questionnaire_id",
      "q.questionnaire_type_id",
      "q.year",
      "q.quarter",
      "h.stakeholder_id as organisation_id",
      "s.name as organisation",
      "h.mode",
      trx.raw("h.effective_from::text, h.effective_to::text, h.closed_on::text"),
    );
}

type CodeLookup = { secrets: Secrets; code: string; today: string };

/** @throws {HttpError} `createError`, the same for all codes that do not work */
export async function findOpenSurvey(
  trx: Knex,
  { secrets, code, today }: CodeLookup,
  createError: () => HttpError,
): Promise<AnswerableSurvey> {
  const survey = await findSurveyOfCode(trx, secrets, code);
  if (survey === undefined || surveyState(survey, today) !== "open") throw createError();
  return survey;
}
