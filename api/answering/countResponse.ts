import type { Knex } from "knex";
import type { Secrets } from "../lib/secrets.ts";
import { type Counted, checkAnswers } from "./checkAnswers.ts";
import { readQuestions } from "./questions.ts";
import { type AnswerableSurvey, findOpenSurvey, notOpen } from "./surveyOfCode.ts";

type Sent = {
  code: string;
  submissionId: string;
  answers: readonly { questionId: number; possibleAnswerIds: number[] | null }[];
  secrets: Secrets;
  today: string;
};

/** Adds one person's answers to the totals, if the same have not been added before. Keeps nothing else of them. */
export async function countResponse(trx: Knex.Transaction, sent: Sent): Promise<void> {
  const receiptHash = sent.secrets.keyedHash("survey receipt", sent.submissionId);
  // A slip that was used is gone: whoever sends the same answers again is known by their receipt.
  if ((await trx("survey_receipt").where({ receiptHash }).first("receipt_hash")) !== undefined) return;
  const survey = await findOpenSurvey(trx, sent);
  const counted = checkAnswers(await readQuestions(trx, survey.questionnaireId), sent.answers);
  const isNew = await trx("survey_receipt")
    .insert({ receiptHash, healthCheckId: survey.healthCheckId })
    .onConflict("receipt_hash")
    .ignore()
    .returning("receipt_hash");
  if (isNew.length === 0) return;
  await useSlip(trx, survey);
  await addToTotals(trx, survey.healthCheckId, counted);
}

/** @throws {HttpError} where somebody else has used the slip in between */
async function useSlip(trx: Knex.Transaction, { mode, codeHash }: AnswerableSurvey): Promise<void> {
  if (mode !== "slips") return;
  const used = await trx("survey_slip").where({ codeHash }).delete().returning("health_check_id");
  if (used.length === 0) throw notOpen();
}

async function addToTotals(trx: Knex.Transaction, healthCheckId: number, counted: Counted): Promise<void> {
  // The survey's row is locked first: answers of one survey are added one after the other, and none after its closing.
  const open = await trx("health_check")
    .where({ healthCheckId })
    .whereNull("closed_on")
    .update({ actualResponses: trx.raw("actual_responses + 1") })
    .returning("health_check_id");
  if (open.length === 0) throw notOpen();
  await addOne(trx, "health_check_answer", "possible_answer_id", healthCheckId, counted.possibleAnswerIds);
  await addOne(trx, "health_check_decline", "question_id", healthCheckId, counted.declinedQuestionIds);
}

/** One more for each of these, in one statement and in the order of their ids. */
async function addOne(
  trx: Knex.Transaction,
  table: string,
  column: string,
  healthCheckId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx.raw(
    `insert into ?? (health_check_id, ??, responses)
      select ?, id, 1 from unnest(?::int[]) as id order by id
      on conflict (health_check_id, ??) do update set responses = ??.responses + 1`,
    [table, column, healthCheckId, [...ids], column, table],
  );
}
