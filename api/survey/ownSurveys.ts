import type { Knex } from "knex";
import { whereOwnOrganisation } from "../access/scope.ts";
import type { Session } from "../lib/http/route.ts";
import { type QuestionnaireRow, type SurveyDates, selectQuestionnaire } from "./results/surveyState.ts";

export type SurveyRow = QuestionnaireRow &
  SurveyDates & {
    healthCheckId: number;
    organisationId: number;
    version: number;
    mode: "link" | "slips";
    slipsIssued: number;
    expectedResponses: number;
    disclosedResponses: number;
    sealedCode: string | null;
    exclusionReason: string | null;
  };

export function ownSurveys(trx: Knex, session: Pick<Session, "organisationId">): Knex.QueryBuilder {
  return whereOwnOrganisation(surveys(trx), session, "h.stakeholder_id");
}

export const surveysOfOrganisation = (trx: Knex, organisationId: number): Knex.QueryBuilder =>
  surveys(trx).where("h.stakeholder_id", organisationId);

function surveys(trx: Knex): Knex.QueryBuilder {
  const query = trx("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .leftJoin("survey_invitation as i", "i.health_check_id", "h.health_check_id")
    .orderBy([
      { column: "h.effective_from", order: "desc" },
      { column: "q.questionnaire_type_id" },
      { column: "h.health_check_id", order: "desc" },
    ])
    .select("h.health_check_id", "h.stakeholder_id as organisation_id", "h.version", "h.mode")
    .select("h.slips_issued", "h.expected_responses", "h.disclosed_responses")
    .select("h.exclusion_reason", "i.sealed_code")
    .select(trx.raw("h.effective_from::text, h.effective_to::text, h.closed_on::text"));
  return selectQuestionnaire(query, trx);
}
