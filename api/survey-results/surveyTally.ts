import type { Knex } from "knex";

export const SINGLE_CHOICE = 3;
/** Every question offers it: whoever chooses it is not counted in what is made of the question. */
export const PREFER_NOT_TO_SAY = "I prefer not to say";

export type AnswerTally = {
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
  /** How many answered it: all responses but those who preferred not to. */
  answered: number;
  answers: AnswerTally[];
};
/** How often each answer was chosen in one survey, with its questions in order. */
export type SurveyTally = { healthCheckId: number; responses: number; questions: QuestionTally[] };

type Row = Omit<QuestionTally, "answered" | "answers" | "description"> &
  AnswerTally & { healthCheckId: number; responses: number; question: string; declined: number };

/** The tallies of some surveys, by id. What they say may be shown only as `discloseSurvey` says. */
export async function readTallies(
  trx: Knex,
  healthCheckIds: readonly number[],
): Promise<Map<number, SurveyTally>> {
  const rows: Row[] = await trx("health_check as h")
    .join("questionnaire_question as x", "x.questionnaire_id", "h.questionnaire_id")
    .join("question as q", "q.question_id", "x.question_id")
    .join("possible_answer as w", "w.question_id", "q.question_id")
    .leftJoin("health_check_answer as a", (on) =>
      on.on("a.health_check_id", "h.health_check_id").andOn("a.possible_answer_id", "w.possible_answer_id"),
    )
    .leftJoin("health_check_decline as d", (on) =>
      on.on("d.health_check_id", "h.health_check_id").andOn("d.question_id", "q.question_id"),
    )
    .whereIn("h.health_check_id", [...healthCheckIds])
    .orderBy(["h.health_check_id", "x.seq", "w.seq"])
    .select("h.health_check_id", "h.actual_responses as responses")
    .select("q.question_id", "q.question_key", "q.question_category_id", "q.description as question")
    .select("q.question_type_id", "q.visualize_type_id")
    .select("w.possible_answer_id", "w.description", "w.score")
    .select(trx.raw("coalesce(a.responses, 0) as count, coalesce(d.responses, 0) as declined"));
  const bySurvey = Map.groupBy(rows, ({ healthCheckId }) => healthCheckId);
  return new Map(
    [...bySurvey].map(([healthCheckId, own]) => [
      healthCheckId,
      {
        healthCheckId,
        responses: own[0]?.responses as number,
        questions: [...Map.groupBy(own, ({ questionId }) => questionId).values()].map(questionOf),
      },
    ]),
  );
}

function questionOf(rows: readonly Row[]): QuestionTally {
  const [first] = rows as [Row];
  const isOffered = ({ description }: AnswerTally) => description !== PREFER_NOT_TO_SAY;
  const preferredNot = rows.filter((row) => !isOffered(row)).reduce((sum, { count }) => sum + count, 0);
  return {
    questionId: first.questionId,
    questionKey: first.questionKey,
    questionCategoryId: first.questionCategoryId,
    description: first.question,
    questionTypeId: first.questionTypeId,
    visualizeTypeId: first.visualizeTypeId,
    answered: first.responses - first.declined - preferredNot,
    answers: rows.filter(isOffered).map(({ possibleAnswerId, description, score, count }) => ({
      possibleAnswerId,
      description,
      score,
      count,
    })),
  };
}
