import { MIN_RESPONSES } from "../../shared/surveyThresholds.ts";
import type { ByCategory } from "./maturity.ts";
import { type QuestionTally, SINGLE_CHOICE, type SurveyTally } from "./surveyTally.ts";

export function computeMaxPoints({ answers, questionTypeId }: QuestionTally): number {
  const scores = answers.map(({ score }) => score ?? 0);
  return questionTypeId === SINGLE_CHOICE ? Math.max(0, ...scores) : scores.reduce((a, b) => a + b, 0);
}

export const getPoints = ({ answers }: QuestionTally): number =>
  answers.reduce((sum, { count, score }) => sum + count * (score ?? 0), 0);

export const computePossiblePoints = (questions: readonly QuestionTally[]): number =>
  questions.reduce((sum, question) => sum + computeMaxPoints(question) * question.answered, 0);

/** Returns the questions that count in a category. Those with fewer than five answers count nowhere. */
export const listCountingQuestions = (
  questionCategoryId: number,
  { questions }: SurveyTally,
): QuestionTally[] =>
  questions.filter(
    (each) =>
      each.questionCategoryId === questionCategoryId &&
      each.answered >= MIN_RESPONSES &&
      computeMaxPoints(each) > 0,
  );

export function computeEarnedPoints(tally: SurveyTally): {
  points: ByCategory<number>;
  maxPoints: ByCategory<number>;
} {
  const sumByCategory = (compute: (questions: readonly QuestionTally[]) => number): ByCategory<number> => [
    compute(listCountingQuestions(1, tally)),
    compute(listCountingQuestions(2, tally)),
    compute(listCountingQuestions(3, tally)),
  ];
  const { responses } = tally;
  return {
    points: sumByCategory((questions) => questions.reduce((sum, each) => sum + getPoints(each), 0)),
    maxPoints: sumByCategory((questions) =>
      responses === 0 ? 0 : computePossiblePoints(questions) / responses,
    ),
  };
}
