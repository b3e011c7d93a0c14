import type { Knex } from "knex";
import { firstDayOf, lastDayOf, type Quarter, quarterLabel } from "../../shared/quarters.ts";
import type { CategoryResult } from "../contract.ts";

/** People who give this answer are excluded from the question's denominator. */
export const PREFER_NOT_TO_SAY = "I prefer not to say";

export type Translations = Readonly<Record<string, string>> | null;

export type Category = Pick<CategoryResult, "questionCategoryId" | "description" | "isInDashboard">;

export const readCategories = (trx: Knex): Promise<Category[]> =>
  trx("question_category").orderBy("seq").select("question_category_id", "description", "is_in_dashboard");

type DraftAnswer = { description: string; score: number | null; translations: Translations };
export type DraftQuestion = {
  questionKey: string;
  questionCategoryId: number;
  /** 3 allows one answer, 4 any number. */
  questionTypeId: 3 | 4;
  /** 1 progress bar, 2 bar graph, 3 pie chart, 4 stacked bar. */
  visualizeTypeId: number;
  isComparable: boolean;
  description: string;
  translations: Translations;
  answers: DraftAnswer[];
};
export type StoredQuestion = Omit<DraftQuestion, "answers"> & {
  questionId: number;
  answers: (DraftAnswer & { possibleAnswerId: number })[];
};
type Row = Omit<StoredQuestion, "answers"> & {
  questionnaireId: number;
  answer: StoredQuestion["answers"][number];
};

/** The result may contain 'I prefer not to say', which older questionnaires store as an answer. */
export async function readQuestionnaires(
  trx: Knex,
  questionnaireIds: readonly number[],
): Promise<Map<number, StoredQuestion[]>> {
  const rows: Row[] = await trx("questionnaire_question as x")
    .join("question as q", "q.question_id", "x.question_id")
    .join("possible_answer as w", "w.question_id", "q.question_id")
    .whereIn("x.questionnaire_id", [...questionnaireIds])
    .orderBy(["x.questionnaire_id", "x.seq", "w.seq"])
    .select(
      "x.questionnaire_id",
      "x.is_comparable",
      "q.question_id",
      "q.question_key",
      "q.question_category_id",
    )
    .select("q.question_type_id", "q.visualize_type_id", "q.description", "q.translations")
    .select(
      trx.raw(`json_build_object('possibleAnswerId', w.possible_answer_id, 'description', w.description,
        'score', w.score, 'translations', w.translations) as answer`),
    );
  return new Map(
    [...Map.groupBy(rows, ({ questionnaireId }) => questionnaireId)].map(([id, questionnaireRows]) => [
      id,
      [...Map.groupBy(questionnaireRows, ({ questionId }) => questionId).values()].map((answers) => {
        const [{ questionnaireId: _, answer: __, ...question }] = answers as [Row];
        return { ...question, answers: answers.map(({ answer }) => answer) };
      }),
    ]),
  );
}

export async function readQuestions(trx: Knex, questionnaireId: number): Promise<StoredQuestion[]> {
  const questions = (await readQuestionnaires(trx, [questionnaireId])).get(questionnaireId) ?? [];
  return questions.map((question) => ({
    ...question,
    answers: question.answers.filter(({ description }) => description !== PREFER_NOT_TO_SAY),
  }));
}

type StoredQuestionnaire = {
  questionnaireTypeId: number;
  quarter: Quarter;
  publishedOn: string;
  questions: readonly { questionId: number; isComparable?: boolean }[];
};

export async function storeQuestionnaire(
  trx: Knex,
  { questionnaireTypeId, quarter: { year, quarter }, publishedOn, questions }: StoredQuestionnaire,
): Promise<number | undefined> {
  const [row]: { questionnaireId: number }[] = await trx("questionnaire")
    .insert({
      questionnaireTypeId,
      year,
      quarter,
      description: quarterLabel({ year, quarter }),
      effectiveFrom: firstDayOf({ year, quarter }),
      effectiveTo: lastDayOf({ year, quarter }),
      publishedOn,
    })
    .onConflict(["questionnaire_type_id", "year", "quarter"])
    .ignore()
    .returning("questionnaire_id");
  if (row === undefined) return undefined;
  const { questionnaireId } = row;
  await trx("questionnaire_question").insert(
    questions.map(({ questionId, isComparable = false }, seq) => ({
      questionnaireId,
      questionId,
      seq,
      isComparable,
    })),
  );
  return questionnaireId;
}

/** Returns the id of the question. */
export async function storeQuestion(
  trx: Knex,
  { answers, isComparable: _, ...question }: Omit<DraftQuestion, "isComparable"> & { isComparable?: boolean },
): Promise<number> {
  const [row]: { questionId: number }[] = await trx("question").insert(question).returning("question_id");
  const { questionId } = row as { questionId: number };
  await trx("possible_answer").insert(answers.map((answer, seq) => ({ ...answer, questionId, seq })));
  return questionId;
}
