import type { Knex } from "knex";
import { PREFER_NOT_TO_SAY, readQuestionnaires, type StoredQuestion } from "../code/questionnaires.ts";

export const SINGLE_CHOICE = 3;

export type QuestionTally = Omit<StoredQuestion, "answers" | "isComparable" | "translations"> & {
  answered: number;
  answers: { possibleAnswerId: number; description: string; score: number | null; count: number }[];
};
export type SurveyTally = { healthCheckId: number; responses: number; questions: QuestionTally[] };

type Counts = {
  healthCheckId: number;
  questionnaireId: number;
  responses: number;
  chosen: Readonly<Record<number, number>> | null;
  declined: Readonly<Record<number, number>> | null;
};

/** The tallies are confidential: publish them only through `applyDisclosureControl`. */
export async function readTallies(
  trx: Knex,
  healthCheckIds: readonly number[],
): Promise<Map<number, SurveyTally>> {
  const surveys = await readCounts(trx, healthCheckIds);
  const questionnaires = await readQuestionnaires(trx, [
    ...new Set(surveys.map((each) => each.questionnaireId)),
  ]);
  return new Map(
    surveys.map((counts) => [
      counts.healthCheckId,
      {
        healthCheckId: counts.healthCheckId,
        responses: counts.responses,
        questions: (questionnaires.get(counts.questionnaireId) ?? []).map((question) =>
          buildTally(question, counts),
        ),
      },
    ]),
  );
}

/** Aggregates in SQL, because a row for each answer of hundreds of surveys would be too slow. */
function readCounts(trx: Knex, healthCheckIds: readonly number[]): Promise<Counts[]> {
  const selectResponsesById = (table: string, id: string) =>
    trx(table)
      .whereRaw("??.health_check_id = h.health_check_id", [table])
      .select(trx.raw("json_object_agg(??, responses)", [id]));
  return trx("health_check as h")
    .whereIn("h.health_check_id", [...healthCheckIds])
    .orderBy("h.health_check_id")
    .select("h.health_check_id", "h.questionnaire_id", "h.actual_responses as responses")
    .select(selectResponsesById("health_check_answer", "possible_answer_id").as("chosen"))
    .select(selectResponsesById("health_check_decline", "question_id").as("declined"));
}

function buildTally(
  { answers: possibleAnswers, isComparable: _, translations: __, ...question }: StoredQuestion,
  { responses, chosen, declined }: Counts,
): QuestionTally {
  const answers = possibleAnswers.map(({ translations: _, ...answer }) => ({
    ...answer,
    count: chosen?.[answer.possibleAnswerId] ?? 0,
  }));
  const scoredAnswers = answers.filter(({ description }) => description !== PREFER_NOT_TO_SAY);
  const sumCounts = (counted: typeof answers) => counted.reduce((total, { count }) => total + count, 0);
  const preferredNotCount = sumCounts(answers) - sumCounts(scoredAnswers);
  return {
    ...question,
    answered: responses - (declined?.[question.questionId] ?? 0) - preferredNotCount,
    answers: scoredAnswers,
  };
}
