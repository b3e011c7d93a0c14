import type { Knex } from "knex";
import { normaliseName } from "../../lib/text/nearNames.ts";
import { type Quarter, quarterNumber } from "../../shared/quarters.ts";
import { readQuestionnaires } from "../../survey/code/questionnaires.ts";
import { SINGLE_CHOICE } from "../../survey/results/surveyTally.ts";

type SurveyQuestion = {
  questionId: number;
  description: string;
  name: string;
  isSingleChoice: boolean;
  answerIds: ReadonlyMap<string, number>;
};

export type Questionnaire = {
  questionnaireTypeId: number;
  quarter: Quarter;
  questionnaireId: number | null;
  questions: readonly SurveyQuestion[];
};

export async function createQuestionnaireFinder(
  trx: Knex,
): Promise<(questionnaireTypeId: number, quarter: Quarter) => Questionnaire> {
  const questionnaires: (Quarter & { questionnaireId: number; questionnaireTypeId: number })[] = await trx(
    "questionnaire",
  )
    .orderBy(["year", "quarter", "questionnaire_id"])
    .select("year", "quarter", "questionnaire_id", "questionnaire_type_id");
  const ids = questionnaires.map(({ questionnaireId }) => questionnaireId);
  const questionsById = await readQuestionnaires(trx, ids);
  const questionnairesWithAnswers = questionnaires.map(({ year, quarter, ...own }) => ({
    ...own,
    quarter: { year, quarter },
    questions: (questionsById.get(own.questionnaireId) ?? []).map(({ answers, ...question }) => ({
      questionId: question.questionId,
      description: question.description,
      name: normaliseName(question.description),
      isSingleChoice: question.questionTypeId === SINGLE_CHOICE,
      answerIds: new Map(answers.map((each) => [normaliseName(each.description), each.possibleAnswerId])),
    })),
  }));
  return (questionnaireTypeId, quarter) => {
    const questionnairesOfType = questionnairesWithAnswers.filter(
      (each) => each.questionnaireTypeId === questionnaireTypeId,
    );
    const published = questionnairesOfType.find(
      (each) => quarterNumber(each.quarter) === quarterNumber(quarter),
    );
    if (published !== undefined) return published;
    const latest = questionnairesOfType.at(-1);
    if (latest === undefined) throw new Error(`There is no questionnaire of type ${questionnaireTypeId}.`);
    return { ...latest, quarter, questionnaireId: null };
  };
}
