import type { Knex } from "knex";
import { HttpError } from "../../lib/http/errors.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { spentHashes, tidyCode } from "../code/codes.ts";
import { readQuestions, type StoredQuestion } from "../code/questionnaires.ts";
import { SINGLE_CHOICE } from "../results/surveyTally.ts";
import { limitSubmissions } from "./limitSubmissions.ts";
import { createClosedError, findOpenSurvey } from "./surveyOfCode.ts";

type Submission = {
  code: string;
  submissionId: string;
  answers: readonly { questionId: number; possibleAnswerIds: number[] | null }[];
  secrets: Secrets;
  network: string;
  today: string;
  now: Date;
};

/** A repeated response or a used slip runs the same statements and gets the same response, but adds zero. */
export async function countResponse(trx: Knex.Transaction, submission: Submission): Promise<void> {
  limitSubmissions(submission.network, submission.now);
  const { healthCheckId, questionnaireId, mode } = await findOpenSurvey(trx, submission, createClosedError);
  const questions = await readQuestions(trx, questionnaireId);
  const counted = toCountedAnswers(questions, submission.answers);
  await lockSurvey(trx, healthCheckId);
  // Since the first check, the survey may have closed or its code may have been replaced.
  await findOpenSurvey(trx, submission, createClosedError);
  const isNew = await storeReceipt(trx, healthCheckId, submission);
  const isUnspent = mode === "link" || (await redeemOneTimeCode(trx, healthCheckId, submission));
  await addToTotals(trx, questions, {
    ...counted,
    healthCheckId,
    increment: Number(isNew && isUnspent),
  });
}

/** Serialises responses, so that none is counted after the survey closes. */
async function lockSurvey(trx: Knex.Transaction, healthCheckId: number): Promise<void> {
  await trx("health_check").where({ healthCheckId }).forNoKeyUpdate().first("health_check_id");
}

/** Returns false for a repeated response. With another code, a response counts as another person's. */
async function storeReceipt(
  trx: Knex.Transaction,
  healthCheckId: number,
  { secrets, submissionId, code }: Submission,
): Promise<boolean> {
  const [receiptHash, ...earlierHashes] = secrets.keyedHashes(
    "survey receipt",
    `${tidyCode(code)} ${submissionId}`,
  );
  if (earlierHashes.length > 0) {
    const receipt = await trx("survey_receipt").whereIn("receipt_hash", earlierHashes).first("receipt_hash");
    if (receipt !== undefined) return false;
  }
  const stored = await trx("survey_receipt")
    .insert({ receiptHash, healthCheckId })
    .onConflict("receipt_hash")
    .ignore()
    .returning("receipt_hash");
  return stored.length > 0;
}

/**
 * Stores spent slips in one sorted row, so that neither order nor transaction reveals when one was used.
 * @returns false if the slip was spent already
 */
async function redeemOneTimeCode(
  trx: Knex.Transaction,
  healthCheckId: number,
  { secrets, code }: Submission,
): Promise<boolean> {
  const hashes = spentHashes(secrets, code);
  const { rows } = await trx.raw<{ rows: { spent: boolean | null }[] }>(
    `with before as (select spent_hashes from survey_spent_slips where health_check_id = :healthCheckId)
    insert into survey_spent_slips (health_check_id, spent_hashes) values (:healthCheckId, array[:hash])
    on conflict (health_check_id) do update set spent_hashes = (
      select array_agg(distinct hash order by hash)
      from unnest(survey_spent_slips.spent_hashes || excluded.spent_hashes) as hash
    )
    returning (select spent_hashes && cast(:hashes as text[]) from before) as spent`,
    { healthCheckId, hash: hashes[0] as string, hashes },
  );
  return rows[0]?.spent !== true;
}

type AddedAnswers = CountedAnswers & { healthCheckId: number; increment: number };

/** Writes every total, because the set of changed rows would show which answers belong together. */
async function addToTotals(
  trx: Knex.Transaction,
  questions: readonly StoredQuestion[],
  { healthCheckId, increment, possibleAnswerIds, declinedQuestionIds }: AddedAnswers,
): Promise<void> {
  const answerIds = questions.flatMap(({ answers }) => answers.map((each) => each.possibleAnswerId));
  const questionIds = questions.map(({ questionId }) => questionId);
  await trx.raw(
    `with survey as (
      update health_check set
        actual_responses = actual_responses + :increment
      where health_check_id = :healthCheckId
    ), answered as (
      insert into health_check_answer (health_check_id, possible_answer_id, responses)
      select :healthCheckId, id, :increment * (id = any(:chosen::int[]))::int
      from unnest(:answerIds::int[]) as id order by id
      on conflict (health_check_id, possible_answer_id)
      do update set responses = health_check_answer.responses + excluded.responses
    )
    insert into health_check_decline (health_check_id, question_id, responses)
    select :healthCheckId, id, :increment * (id = any(:declined::int[]))::int
    from unnest(:questionIds::int[]) as id order by id
    on conflict (health_check_id, question_id)
    do update set responses = health_check_decline.responses + excluded.responses`,
    {
      healthCheckId,
      increment,
      answerIds,
      questionIds,
      chosen: possibleAnswerIds,
      declined: declinedQuestionIds,
    },
  );
}

type ParsedAnswer = { questionId: number; possibleAnswerIds: number[] | null };
type CountedAnswers = { possibleAnswerIds: number[]; declinedQuestionIds: number[] };

const createRefusal = (code: string, message: string) => new HttpError(400, code, message);

/** @throws {HttpError} 400 if an answer does not fit the questions */
function toCountedAnswers(
  questions: readonly StoredQuestion[],
  answers: readonly ParsedAnswer[],
): CountedAnswers {
  const idsByQuestion = new Map(answers.map((each) => [each.questionId, each.possibleAnswerIds]));
  if (idsByQuestion.size < answers.length)
    throw createRefusal("answered-twice", "A question was answered twice.");
  for (const id of idsByQuestion.keys()) {
    if (!questions.some(({ questionId }) => questionId === id)) {
      throw createRefusal(
        "unknown-question",
        "A question is not asked in this survey. Please open the link again.",
      );
    }
  }
  const counted: CountedAnswers = { possibleAnswerIds: [], declinedQuestionIds: [] };
  for (const { questionId, questionTypeId, answers, description } of questions) {
    const chosen = idsByQuestion.get(questionId) ?? null;
    if (chosen === null) {
      counted.declinedQuestionIds.push(questionId);
      continue;
    }
    if (questionTypeId === SINGLE_CHOICE && chosen.length !== 1) {
      throw createRefusal("two-answers", `Choose one answer: ${description}`);
    }
    if (new Set(chosen).size < chosen.length)
      throw createRefusal("two-answers", "An answer was chosen twice.");
    if (!chosen.every((id) => answers.some(({ possibleAnswerId }) => possibleAnswerId === id))) {
      throw createRefusal("unknown-answer", `This answer cannot be chosen here: ${description}`);
    }
    counted.possibleAnswerIds.push(...chosen);
  }
  return counted;
}
