import type { Knex } from "knex";
import { ofOwnOrganisation } from "../access/scope.ts";
import type { Session } from "../lib/http/route.ts";
import type { Quarter } from "../shared/quarters.ts";
import type { SurveyDates } from "./results/surveyState.ts";

export type SurveyRow = Quarter &
  SurveyDates & {
    healthCheckId: number;
    organisationId: number;
    version: number;
    questionnaireId: number;
    questionnaireTypeId: 1 | 2;
    questionnaireDescription: string;
    questionCount: number;
    mode: "link" | "slips";
    slipsIssued: number;
    expectedResponses: number;
    shownResponses: number;
    sealedCode: string | null;
    exclusionReason: string | null;
  };

export function ownSurveys(trx: Knex, session: Pick<Session, "organisationId">): Knex.QueryBuilder {
  return ofOwnOrganisation(surveys(trx), session, "h.stakeholder_id");
}

export const ofOrganisation = (trx: Knex, organisationId: number): Knex.QueryBuilder =>
  surveys(trx).where("h.stakeholder_id", organisationId);

function surveys(trx: Knex): Knex.QueryBuilder {
  return trx("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .leftJoin("survey_invitation as i", "i.health_check_id", "h.health_check_id")
    .orderBy([
      { column: "h.effective_from", order: "desc" },
      { column: "q.questionnaire_type_id" },
      { column: "h.health_check_id", order: "desc" },
    ])
    .select("h.health_check_id", "h.stakeholder_id as organisation_id", "h.version", "h.mode")
    .select("h.slips_issued", "h.expected_responses", "h.shown_responses")
    .select("h.exclusion_reason", "i.sealed_code")
    .select("q.questionnaire_id", "q.questionnaire_type_id", "q.year", "q.quarter")
    .select("q.description as questionnaire_description")
    .select(
      trx.raw(
        `(select count(*)::int from questionnaire_question as x
          where x.questionnaire_id = q.questionnaire_id) as question_count`,
      ),
    )
    .select(trx.raw("h.effective_from::text, h.effective_to::text, h.closed_on::text"));
}
