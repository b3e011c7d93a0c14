import type { Knex } from "knex";
import { HttpError, notFound } from "../lib/http/errors.ts";
import type { Quarter } from "../shared/quarters.ts";
import {
  type DraftQuestion,
  readCategories,
  readQuestions,
  type StoredQuestion,
  storeQuestion,
  storeQuestionnaire,
} from "../survey/code/questionnaires.ts";
import type { CategoryNames } from "./readQuestion.ts";
import { isSameQuestion } from "./sheetChanges.ts";

type Editor = { stakeholderId: number; now: Date };

export async function readCategoryNames(trx: Knex): Promise<CategoryNames> {
  const categories = await readCategories(trx);
  return new Map(categories.map(({ questionCategoryId, description }) => [questionCategoryId, description]));
}

/**
 * Sets `isComparable` to false, because each questionnaire declares anew which reworded questions are
 * comparable.
 */
export async function readStoredQuestions(trx: Knex, questionnaireId: number): Promise<StoredQuestion[]> {
  const questions = await readQuestions(trx, questionnaireId);
  return questions.map((question) => ({ ...question, isComparable: false }));
}

export async function readLatestQuestions(trx: Knex, questionnaireTypeId: number): Promise<StoredQuestion[]> {
  const latest: { questionnaireId: number } | undefined = await trx("questionnaire")
    .where({ questionnaireTypeId })
    .orderByRaw("year desc, quarter desc")
    .first("questionnaire_id");
  return latest === undefined ? [] : readStoredQuestions(trx, latest.questionnaireId);
}

type PublishRequest = {
  questionnaireTypeId: number;
  quarter: Quarter;
  questions: readonly DraftQuestion[];
  today: string;
};

/**
 * Reuses the rows of unchanged questions.
 * @returns undefined if the quarter has a questionnaire of the type
 */
export async function publishQuestions(
  trx: Knex.Transaction,
  { questionnaireTypeId, quarter, questions, today }: PublishRequest,
): Promise<number | undefined> {
  const latest = await readLatestQuestions(trx, questionnaireTypeId);
  const stored: { questionId: number; isComparable: boolean }[] = [];
  for (const question of questions) {
    const unchangedQuestion = latest.find((each) => isSameQuestion(each, question));
    const questionId = unchangedQuestion?.questionId ?? (await storeQuestion(trx, question));
    stored.push({ questionId, isComparable: question.isComparable });
  }
  return storeQuestionnaire(trx, { questionnaireTypeId, quarter, publishedOn: today, questions: stored });
}

/** Turns the questionnaire into a draft, or only deletes it if its type has a draft. */
export async function withdrawQuestionnaire(
  trx: Knex.Transaction,
  questionnaireId: number,
  editor: Editor,
): Promise<Quarter & { questionnaireTypeId: number }> {
  // The lock makes a concurrent begin of a survey wait.
  const questionnaire = await trx("questionnaire").where({ questionnaireId }).forUpdate().first();
  if (questionnaire === undefined) throw notFound("The questionnaire");
  if ((await trx("health_check").where({ questionnaireId }).first()) !== undefined) {
    throw new HttpError(409, "begun", "An organisation has begun a survey with this questionnaire.");
  }
  const questions = (await readQuestions(trx, questionnaireId)).map(toDraftQuestion);
  await trx("questionnaire_draft")
    .insert({
      questionnaireTypeId: questionnaire.questionnaireTypeId,
      questions: JSON.stringify(questions),
      changedBy: editor.stakeholderId,
      changedAt: editor.now,
    })
    .onConflict("questionnaire_type_id")
    .ignore();
  await trx("questionnaire").where({ questionnaireId }).delete();
  const unusedQuestions = trx("question as q")
    .whereNotExists(trx("questionnaire_question as x").whereRaw("x.question_id = q.question_id"))
    .select("q.question_id");
  await trx("possible_answer").whereIn("question_id", unusedQuestions.clone()).delete();
  await trx("question").whereIn("question_id", unusedQuestions).delete();
  return questionnaire;
}

const toDraftQuestion = ({ questionId: _, answers, ...question }: StoredQuestion): DraftQuestion => ({
  ...question,
  answers: answers.map(({ possibleAnswerId: _, ...answer }) => answer),
});
