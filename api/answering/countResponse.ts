import type { Knex } from "knex";
import type { Secrets } from "../lib/secrets.ts";
import { type Counted, checkAnswers } from "./checkAnswers.ts";
import type { SurveyForm } from "./contract.ts";
import { readQuestions } from "./questions.ts";
import { type AnswerableSurvey, findOpenSurvey, notOpen } from "./surveyOfCode.ts";

type Sent = {
  code: string;
  submissionId: string;
  answers: readonly { questionId: number; possibleAnswerIds: number[] | null }[];
  secrets: Secrets;
  today: string;
};

/** Adds one person's answers to the totals, once, and keeps nothing else of them. */
export async function countResponse(trx: Knex.Transaction, sent: Sent): Promise<void> {
  const receiptHash = sent.secrets.keyedHash("survey receipt", sent.submissionId);
  // A used slip is gone; its receipt recognises a retry.
  if ((await trx("survey_receipt").where({ receiptHash }).first("receipt_hash")) !== undefined) return;
  const survey = await findOpenSurvey(trx, sent);
  const categories = await readQuestions(trx, survey.questionnaireId);
  const counted = checkAnswers(categories, sent.answers);
  await lockSurvey(trx, survey.healthCheckId);
  const isNew = await trx("survey_receipt")
    .insert({ receiptHash, healthCheckId: survey.healthCheckId })
    .onConflict("receipt_hash")
    .ignore()
    .returning("receipt_hash");
  if (isNew.length === 0) return;
  await useSlip(trx, survey);
  await addToTotals(trx, survey.healthCheckId, categories, counted);
}

/**
 * Before anything is written: answers of one survey are added one after the other, none after its closing, and whoever
 * closes it waits for nobody who waits for them.
 */
async function lockSurvey(trx: Knex.Transaction, healthCheckId: number): Promise<void> {
  const open = await trx("health_check")
    .where({ healthCheckId })
    .whereNull("closed_on")
    .forNoKeyUpdate()
    .first("health_check_id");
  if (open === undefined) throw notOpen();
}

/** @throws {HttpError} if the slip was used in between */
async function useSlip(trx: Knex.Transaction, { mode, codeHash }: AnswerableSurvey): Promise<void> {
  if (mode !== "slips") return;
  const used = await trx("survey_slip").where({ codeHash }).delete().returning("health_check_id");
  if (used.length === 0) throw notOpen();
}

/**
 * Every total of the survey is written, also those that stay as they are: a row's transaction, and its place in the
 * table, would otherwise tell which answers were given together.
 */
async function addToTotals(
  trx: Knex.Transaction,
  healthCheckId: number,
  categories: SurveyForm["categories"],
  counted: Counted,
): Promise<void> {
  const questions = categories.flatMap((category) => category.questions);
  const answerIds = questions.flatMap(({ answers }) => answers.map((each) => each.possibleAnswerId));
  const questionIds = questions.map(({ questionId }) => questionId);
  await trx.raw(
    `with survey as (
      update health_check set actual_responses = actual_responses + 1 where health_check_id = :healthCheckId
    ), answered as (
      insert into health_check_answer (health_check_id, possible_answer_id, responses)
      select :healthCheckId, id, (id = any(:chosen::int[]))::int from unnest(:answerIds::int[]) as id order by id
      on conflict (health_check_id, possible_answer_id)
      do update set responses = health_check_answer.responses + excluded.responses
    )
    insert into health_check_decline (health_check_id, question_id, responses)
    select :healthCheckId, id, (id = any(:declined::int[]))::int from unnest(:questionIds::int[]) as id order by id
    on conflict (health_check_id, question_id)
    do update set responses = health_check_decline.responses + excluded.responses`,
    {
      healthCheckId,
      answerIds,
      questionIds,
      chosen: counted.possibleAnswerIds,
      declined: counted.declinedQuestionIds,
    },
  );
}
