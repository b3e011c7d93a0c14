import type { Knex } from "knex";

export const SINGLE_CHOICE = 3;
/** It leaves the question's figures. */
export const PREFER_NOT_TO_SAY = "I prefer not to say";

type AnswerTally = {
  possibleAnswerId: number;
  description: string;
  score: number | null;
  count: number;
};
export type QuestionTally = {
  questionId: number;
  questionKey: string;
  questionCategoryId: number;
  description: string;
  questionTypeId: number;
  visualizeTypeId: number;
  answered: number;
  answers: AnswerTally[];
};
export type SurveyTally = { healthCheckId: number; responses: number; questions: QuestionTally[] };

type Asked = Omit<QuestionTally, "answered" | "answers" | "description"> &
  Omit<AnswerTally, "count"> & { questionnaireId: number; question: string };
type Counts = {
  healthCheckId: number;
  questionnaireId: number;
  responses: number;
  chosen: Readonly<Record<number, number>> | null;
  declined: Readonly<Record<number, number>> | null;
};

/** Show them only through `discloseSurvey`. */
export async function readTallies(
  trx: Knex,
  healthCheckIds: readonly number[],
): Promise<Map<number, SurveyTally>> {
  const surveys = await readCounts(trx, healthCheckIds);
  const asked = await readAsked(trx, [...new Set(surveys.map(({ questionnaireId }) => questionnaireId))]);
  return new Map(
    surveys.map((counts) => [
      counts.healthCheckId,
      {
        healthCheckId: counts.healthCheckId,
        responses: counts.responses,
        questions: (asked.get(counts.questionnaireId) ?? []).map((rows) => questionOf(rows, counts)),
      },
    ]),
  );
}

/** With hundreds of surveys, a row per answer would take most of the time. */
function readCounts(trx: Knex, healthCheckIds: readonly number[]): Promise<Counts[]> {
  const numbersOf = (table: string, id: string) =>
    trx(table)
      .whereRaw("??.health_check_id = h.health_check_id", [table])
      .select(trx.raw("json_object_agg(??, responses)", [id]));
  return trx("health_check as h")
    .whereIn("h.health_check_id", [...healthCheckIds])
    .orderBy("h.health_check_id")
    .select("h.health_check_id", "h.questionnaire_id", "h.actual_responses as responses")
    .select(numbersOf("health_check_answer", "possible_answer_id").as("chosen"))
    .select(numbersOf("health_check_decline", "question_id").as("declined"));
}

async function readAsked(trx: Knex, questionnaireIds: readonly number[]): Promise<Map<number, Asked[][]>> {
  const rows: Asked[] = await trx("questionnaire_question as x")
    .join("question as q", "q.question_id", "x.question_id")
    .join("possible_answer as w", "w.question_id", "q.question_id")
    .whereIn("x.questionnaire_id", [...questionnaireIds])
    .orderBy(["x.questionnaire_id", "x.seq", "w.seq"])
    .select("x.questionnaire_id", "q.question_id", "q.question_key", "q.question_category_id")
    .select("q.description as question", "q.question_type_id", "q.visualize_type_id")
    .select("w.possible_answer_id", "w.description", "w.score");
  return new Map(
    [...Map.groupBy(rows, ({ questionnaireId }) => questionnaireId)].map(([id, own]) => [
      id,
      [...Map.groupBy(own, ({ questionId }) => questionId).values()],
    ]),
  );
}

function questionOf(rows: readonly Asked[], { responses, chosen, declined }: Counts): QuestionTally {
  const [first] = rows as [Asked];
  const answers = rows.map(({ possibleAnswerId, description, score }) => ({
    possibleAnswerId,
    description,
    score,
    count: chosen?.[possibleAnswerId] ?? 0,
  }));
  const isOffered = ({ description }: AnswerTally) => description !== PREFER_NOT_TO_SAY;
  const preferredNot = answers.filter((each) => !isOffered(each)).reduce((sum, { count }) => sum + count, 0);
  return {
    questionId: first.questionId,
    questionKey: first.questionKey,
    questionCategoryId: first.questionCategoryId,
    description: first.question,
    questionTypeId: first.questionTypeId,
    visualizeTypeId: first.visualizeTypeId,
    answered: responses - (declined?.[first.questionId] ?? 0) - preferredNot,
    answers: answers.filter(isOffered),
  };
}
