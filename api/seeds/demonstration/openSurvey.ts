import type { Knex } from "knex";
import { copyRows } from "../../lib/database/copyRows.ts";
import { Secrets } from "../../lib/security/secrets.ts";
import { dayNumber, isoDay } from "../../lib/time/spans.ts";
import { firstDayOf, lastDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { codeHash, generateInviteCode } from "../../survey/code/codes.ts";
import { buildAnswerRows, type SeedQuestion } from "./divideAnswers.ts";

const DAYS_OPEN = 14;
const EXPECTED_RESPONSES = 60;
const STORED_RESPONSES = 25;
const POSITIVITY = 0.55;
const ANSWER_COLUMNS = { health_check_id: 4, possible_answer_id: 4, responses: 4 } as const;

/**
 * Terms from MomConnect and TB check (Department of Health), and from row 719 of the list Life Orientation
 * (Sport, Arts and Culture).
 */
const OFFICIAL_TERMS = { Yes: "Yebo", No: "Cha", "I do not know": "Angazi", "The police": "Amaphoyisa" };

type OpenSurveyRequest = {
  trx: Knex.Transaction;
  organisationId: number;
  questionnaireId: number;
  questions: readonly SeedQuestion[];
  dataSourceId: number;
  today: string;
  secretKey: string;
};

export async function openDemonstrationSurvey(request: OpenSurveyRequest): Promise<void> {
  const { trx, organisationId, questionnaireId, questions, dataSourceId, today, secretKey } = request;
  const quarter = quarterOfDay(today);
  const twoWeeksAgo = isoDay(dayNumber(today) - DAYS_OPEN);
  const firstDay = firstDayOf(quarter);
  const [row] = await trx("health_check")
    .insert({
      stakeholder_id: organisationId,
      questionnaire_id: questionnaireId,
      expected_responses: EXPECTED_RESPONSES,
      actual_responses: STORED_RESPONSES,
      effective_from: twoWeeksAgo > firstDay ? twoWeeksAgo : firstDay,
      effective_to: lastDayOf(quarter),
      data_source_id: dataSourceId,
    })
    .returning<{ healthCheckId: number }[]>("health_check_id");
  const healthCheckId = row?.healthCheckId as number;
  const run = { healthCheckId, responses: STORED_RESPONSES, positivity: POSITIVITY };
  await copyRows(trx, "health_check_answer", ANSWER_COLUMNS, buildAnswerRows(run, questions));
  for (const [description, zu] of Object.entries(OFFICIAL_TERMS)) {
    await trx("possible_answer")
      .whereIn("question_id", trx("questionnaire_question").where({ questionnaireId }).select("question_id"))
      .where({ description })
      .update({ translations: { zu } });
  }
  const secrets = new Secrets(secretKey);
  const code = generateInviteCode();
  await trx("survey_invitation").insert({
    health_check_id: healthCheckId,
    code_hash: codeHash(secrets, code),
    sealed_code: secrets.encrypt(code),
  });
}
