import type { Knex } from "knex";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { firstDayOf, lastDayOf, type Quarter, quarterLabel } from "../shared/quarters.ts";
import type { DraftQuestion } from "../survey/code/draftQuestion.ts";
import { QuestionCategoryModel, QuestionModel, QuestionnaireModel } from "../survey/results/models.ts";
import { PREFER_NOT_TO_SAY } from "../survey/results/surveyTally.ts";
import type { CategoryNames } from "./readQuestion.ts";
import { isSameQuestion } from "./sheetChanges.ts";

type StoredQuestion = DraftQuestion & { questionId: number };
type By = { stakeholderId: number; now: Date };

export async function readCategoryNames(trx: Knex): Promise<CategoryNames> {
  const categories = await QuestionCategoryModel.query(trx).orderBy("seq");
  return new Map(categories.map(({ questionCategoryId, description }) => [questionCategoryId, description]));
}

/** Every question offers it. Whether a reworded question compares is to be said again for each questionnaire. */
export async function readStoredQuestions(trx: Knex, questionnaireId: number): Promise<StoredQuestion[]> {
  const questions = await QuestionnaireModel.relatedQuery("questions", trx)
    // Objection takes a single 0 for a missing id.
    .for([questionnaireId])
    .withGraphJoined("answers(offered)")
    .modifiers({ offered: (query) => query.whereNot("description", PREFER_NOT_TO_SAY) })
    .orderBy(["questionnaire_question.seq", "answers.seq"]);
  return questions.map(({ seq: _, answers = [], ...question }) => ({
    ...question,
    isComparable: false,
    answers: answers.map(({ description, score, translations }) => ({ description, score, translations })),
  }));
}

export async function readLatestQuestions(trx: Knex, questionnaireTypeId: number): Promise<StoredQuestion[]> {
  const latest = await QuestionnaireModel.query(trx)
    .where({ questionnaireTypeId })
    .orderBy("year", "desc")
    .orderBy("quarter", "desc")
    .first();
  return latest === undefined ? [] : readStoredQuestions(trx, latest.questionnaireId);
}

type Publishing = {
  questionnaireTypeId: number;
  quarter: Quarter;
  questions: readonly DraftQuestion[];
  today: string;
};

/** Unchanged questions keep their rows. Undefined: the quarter has one already. */
export async function publish(
  trx: Knex.Transaction,
  { questionnaireTypeId, quarter, questions, today }: Publishing,
): Promise<number | undefined> {
  const latest = await readLatestQuestions(trx, questionnaireTypeId);
  const [row]: { questionnaireId: number }[] = await trx("questionnaire")
    .insert({
      questionnaireTypeId,
      ...quarter,
      description: quarterLabel(quarter),
      effectiveFrom: firstDayOf(quarter),
      effectiveTo: lastDayOf(quarter),
      publishedOn: today,
    })
    .onConflict(["questionnaire_type_id", "year", "quarter"])
    .ignore()
    .returning("questionnaire_id");
  if (row === undefined) return undefined;
  const { questionnaireId } = row;
  const sameAs = (question: DraftQuestion) => latest.find((each) => isSameQuestion(each, question));
  const added = await storeQuestions(
    trx,
    questions.filter((question) => sameAs(question) === undefined),
  );
  const ids = added.map(({ questionId }) => questionId).values();
  await trx("questionnaire_question").insert(
    questions.map((question, seq) => ({
      questionnaireId,
      questionId: sameAs(question)?.questionId ?? (ids.next().value as number),
      seq,
      isComparable: question.isComparable,
    })),
  );
  return questionnaireId;
}

/** Becomes a draft, unless its type has one. */
export async function withdraw(
  trx: Knex.Transaction,
  questionnaireId: number,
  by: By,
): Promise<Quarter & { questionnaireTypeId: number }> {
  // A survey that begins at the same moment waits.
  const questionnaire = await trx("questionnaire").where({ questionnaireId }).forUpdate().first();
  if (questionnaire === undefined) throw notFound("The questionnaire");
  if ((await trx("health_check").where({ questionnaireId }).first()) !== undefined) {
    throw new HttpError(409, "begun", "An organisation has begun a survey with this questionnaire.");
  }
  const questions = await readStoredQuestions(trx, questionnaireId);
  const comparable: number[] = await trx("questionnaire_question")
    .where({ questionnaireId, isComparable: true })
    .pluck("question_id");
  await trx("questionnaire_draft")
    .insert({
      questionnaireTypeId: questionnaire.questionnaireTypeId,
      questions: JSON.stringify(
        questions.map(({ questionId, ...question }) => ({
          ...question,
          isComparable: comparable.includes(questionId),
        })),
      ),
      changedBy: by.stakeholderId,
      changedAt: by.now,
    })
    .onConflict("questionnaire_type_id")
    .ignore();
  await trx("questionnaire").where({ questionnaireId }).delete();
  const unused = trx("question as q")
    .whereNotExists(trx("questionnaire_question as x").whereRaw("x.question_id = q.question_id"))
    .select("q.question_id");
  await trx("possible_answer").whereIn("question_id", unused.clone()).delete();
  await trx("question").whereIn("question_id", unused).delete();
  return questionnaire;
}

const storeQuestions = (trx: Knex.Transaction, questions: readonly DraftQuestion[]) =>
  QuestionModel.query(trx).insertGraph(
    questions.map(({ answers, isComparable: _, ...question }) => ({
      ...question,
      answers: answers.map((answer, seq) => ({ ...answer, seq })),
    })),
  );
