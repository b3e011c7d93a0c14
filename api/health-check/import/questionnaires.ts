import type { Knex } from "knex";
import { normaliseName } from "../../lib/text/nearNames.ts";
import { firstDayOf, lastDayOf, type Quarter, quarterLabel, quarterNumber } from "../../shared/quarters.ts";

const SINGLE_CHOICE = 3;

type SurveyQuestion = {
  questionId: number;
  description: string;
  name: string;
  isSingleChoice: boolean;
  answerIds: ReadonlyMap<string, number>;
};

/** A new one repeats the latest of its type. */
export type Questionnaire = {
  questionnaireTypeId: number;
  quarter: Quarter;
  questionnaireId: number | null;
  questions: readonly SurveyQuestion[];
};

export async function questionnaireFinder(
  trx: Knex,
): Promise<(questionnaireTypeId: number, quarter: Quarter) => Questionnaire> {
  const rows: (Quarter & {
    questionnaireId: number;
    questionnaireTypeId: number;
    questionId: number;
    description: string;
    questionTypeId: number;
    possibleAnswerId: number;
    answer: string;
  })[] = await trx("questionnaire as n")
    .join("questionnaire_question as x", "x.questionnaire_id", "n.questionnaire_id")
    .join("question as q", "q.question_id", "x.question_id")
    .join("possible_answer as a", "a.question_id", "q.question_id")
    .orderBy(["n.year", "n.quarter", "n.questionnaire_id", "x.seq", "a.seq"])
    .select("n.year", "n.quarter", "n.questionnaire_id", "n.questionnaire_type_id", "q.question_id")
    .select("q.description", "q.question_type_id", "a.possible_answer_id", "a.description as answer");
  const all = [...Map.groupBy(rows, ({ questionnaireId }) => questionnaireId).values()].map((own) => {
    const [{ questionnaireId, questionnaireTypeId, year, quarter }] = own as [(typeof own)[number]];
    const questions = [...Map.groupBy(own, ({ questionId }) => questionId).values()].map((answers) => {
      const [{ questionId, description, questionTypeId }] = answers as [(typeof answers)[number]];
      return {
        questionId,
        description,
        name: normaliseName(description),
        isSingleChoice: questionTypeId === SINGLE_CHOICE,
        answerIds: new Map(answers.map((each) => [normaliseName(each.answer), each.possibleAnswerId])),
      };
    });
    return { questionnaireId, questionnaireTypeId, quarter: { year, quarter }, questions };
  });
  return (questionnaireTypeId, quarter) => {
    const ofType = all.filter((each) => each.questionnaireTypeId === questionnaireTypeId);
    const own = ofType.find((each) => quarterNumber(each.quarter) === quarterNumber(quarter));
    if (own !== undefined) return own;
    const latest = ofType.at(-1);
    if (latest === undefined) throw new Error(`There is no questionnaire of type ${questionnaireTypeId}.`);
    return { ...latest, quarter, questionnaireId: null };
  };
}

export async function storeQuestionnaire(
  trx: Knex,
  {
    questionnaireTypeId,
    quarter: { year, quarter },
    questionIds,
    publishedOn,
  }: {
    questionnaireTypeId: number;
    quarter: Quarter;
    questionIds: readonly number[];
    publishedOn: string;
  },
): Promise<number> {
  const [row] = await trx("questionnaire")
    .insert({
      questionnaire_type_id: questionnaireTypeId,
      year,
      quarter,
      description: quarterLabel({ year, quarter }),
      effective_from: firstDayOf({ year, quarter }),
      effective_to: lastDayOf({ year, quarter }),
      published_on: publishedOn,
    })
    .returning<{ questionnaireId: number }[]>("questionnaire_id");
  const questionnaireId = row?.questionnaireId as number;
  await trx("questionnaire_question").insert(
    questionIds.map((question_id, seq) => ({ questionnaire_id: questionnaireId, question_id, seq })),
  );
  return questionnaireId;
}
