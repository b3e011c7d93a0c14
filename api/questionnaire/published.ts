import type { Knex } from "knex";
import { firstDayOf, lastDayOf, type Quarter, quarterLabel } from "../lib/quarters.ts";
import type { DraftQuestion } from "../survey-code/draftQuestion.ts";
import { PREFER_NOT_TO_SAY } from "../survey-results/surveyTally.ts";
import type { CategoryNames } from "./sheet.ts";
import { isSameQuestion } from "./sheetChanges.ts";

export type StoredQuestion = DraftQuestion & { questionId: number };
type Row = Omit<StoredQuestion, "answers"> & {
  answer: string;
  score: number | null;
  answerTranslations: DraftQuestion["translations"];
};

export async function readCategoryNames(trx: Knex): Promise<CategoryNames> {
  const rows: { questionCategoryId: number; description: string }[] =
    await trx("question_category").orderBy("seq");
  return new Map(rows.map(({ questionCategoryId, description }) => [questionCategoryId, description]));
}

/** A questionnaire's questions as a sheet has them. Where an answer says so, every question offers not to answer. */
export async function readStoredQuestions(trx: Knex, questionnaireId: number): Promise<StoredQuestion[]> {
  const rows: Row[] = await trx("questionnaire_question as x")
    .join("question as q", "q.question_id", "x.question_id")
    .join("possible_answer as w", "w.question_id", "q.question_id")
    .where("x.questionnaire_id", questionnaireId)
    .whereNot("w.description", PREFER_NOT_TO_SAY)
    .orderBy(["x.seq", "w.seq"])
    .select("q.question_id", "q.question_key", "q.question_category_id", "q.question_type_id")
    .select("q.visualize_type_id", "x.is_comparable", "q.description", "q.translations")
    .select("w.description as answer", "w.score", "w.translations as answer_translations");
  return [...Map.groupBy(rows, ({ questionId }) => questionId).values()].map((own) => {
    const [{ answer: _, score: __, answerTranslations: ___, ...question }] = own as [Row];
    const answers = own.map(({ answer, score, answerTranslations }) => ({
      description: answer,
      score,
      translations: answerTranslations,
    }));
    return { ...question, answers };
  });
}

/** The questions of the latest questionnaire of a type; none where there is no questionnaire. */
export async function readLatestQuestions(trx: Knex, questionnaireTypeId: number): Promise<StoredQuestion[]> {
  const latest: { questionnaireId: number } | undefined = await trx("questionnaire")
    .where({ questionnaireTypeId })
    .orderBy([
      { column: "year", order: "desc" },
      { column: "quarter", order: "desc" },
    ])
    .first("questionnaire_id");
  return latest === undefined ? [] : readStoredQuestions(trx, latest.questionnaireId);
}

type Publishing = {
  questionnaireTypeId: number;
  quarter: Quarter;
  questions: readonly DraftQuestion[];
  today: string;
};

/** Stores a questionnaire for a quarter; questions that stay the same stay the same rows. Undefined: there is one. */
export async function publish(
  trx: Knex.Transaction,
  { questionnaireTypeId, quarter, questions, today }: Publishing,
): Promise<number | undefined> {
  const standing = await readLatestQuestions(trx, questionnaireTypeId);
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
  for (const [seq, question] of questions.entries()) {
    const same = standing.find((each) => isSameQuestion(each, question));
    await trx("questionnaire_question").insert({
      questionnaireId,
      questionId: same?.questionId ?? (await storeQuestion(trx, question)),
      seq,
      isComparable: question.isComparable,
    });
  }
  return questionnaireId;
}

async function storeQuestion(trx: Knex.Transaction, question: DraftQuestion): Promise<number> {
  const { answers, isComparable: _, translations, ...columns } = question;
  const [row]: { questionId: number }[] = await trx("question")
    .insert({ ...columns, translations: translations === null ? null : JSON.stringify(translations) })
    .returning("question_id");
  const questionId = row?.questionId as number;
  await trx("possible_answer").insert(
    answers.map(({ description, score, translations }, seq) => ({
      questionId,
      description,
      score,
      seq,
      translations: translations === null ? null : JSON.stringify(translations),
    })),
  );
  return questionId;
}
