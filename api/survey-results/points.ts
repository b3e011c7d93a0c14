import { FEWEST_FOR_DISTRIBUTIONS, FEWEST_RESPONSES } from "./anonymity.ts";
import type { ByCategory } from "./maturity.ts";
import { type QuestionTally, SINGLE_CHOICE, type SurveyTally } from "./surveyTally.ts";

/** The best answer, or all of several; 0 if not scored. */
export function mostPointsOf({ answers, questionTypeId }: QuestionTally): number {
  const scores = answers.map(({ score }) => score ?? 0);
  return questionTypeId === SINGLE_CHOICE ? Math.max(0, ...scores) : scores.reduce((a, b) => a + b, 0);
}

export const pointsOf = ({ answers }: QuestionTally): number =>
  answers.reduce((sum, { count, score }) => sum + count * (score ?? 0), 0);

/** The most that those who answered could get. */
export const possibleOf = (questions: readonly QuestionTally[]): number =>
  questions.reduce((sum, question) => sum + mostPointsOf(question) * question.answered, 0);

/**
 * The questions that make a category's score, here and in public. One that fewer than five answered counts nowhere.
 * One whose answers are hidden counts only beside another such: the score less the questions that are shown would be
 * its own.
 */
export function countingIn(questionCategoryId: number, { questions }: SurveyTally): QuestionTally[] {
  const counting = questions.filter(
    (each) =>
      each.questionCategoryId === questionCategoryId &&
      each.answered >= FEWEST_RESPONSES &&
      mostPointsOf(each) > 0,
  );
  const isShown = ({ answered }: QuestionTally) => answered >= FEWEST_FOR_DISTRIBUTIONS;
  return counting.filter((each) => !isShown(each)).length === 1 ? counting.filter(isShown) : counting;
}

/** Points and the most that could be reached, for a survey's part in the public figures. */
export function earnedIn(tally: SurveyTally): { points: ByCategory<number>; mostPoints: ByCategory<number> } {
  const inEach = (of: (questions: readonly QuestionTally[]) => number): ByCategory<number> => [
    of(countingIn(1, tally)),
    of(countingIn(2, tally)),
    of(countingIn(3, tally)),
  ];
  const { responses } = tally;
  return {
    points: inEach((questions) => questions.reduce((sum, each) => sum + pointsOf(each), 0)),
    mostPoints: inEach((questions) => (responses === 0 ? 0 : possibleOf(questions) / responses)),
  };
}

/**
 * Standard error of the joint score, in percentage points. Only totals are kept, so a person's answers are assumed to
 * be fully correlated: the largest possible error.
 */
export function scoreError(questions: readonly QuestionTally[]): number {
  const possible = possibleOf(questions);
  const spread = questions.reduce((sum, each) => sum + deviationOf(each) * Math.sqrt(each.answered), 0);
  return possible === 0 ? 0 : (spread / possible) * 100;
}

/** Of one response's points. */
function deviationOf(question: QuestionTally): number {
  const { answers, answered, questionTypeId } = question;
  if (questionTypeId !== SINGLE_CHOICE) {
    return answers.reduce((sum, { count, score }) => {
      const share = count / answered;
      return sum + (score ?? 0) * Math.sqrt(share * (1 - share));
    }, 0);
  }
  const mean = pointsOf(question) / answered;
  const variance = answers.reduce((sum, { count, score }) => sum + count * ((score ?? 0) - mean) ** 2, 0);
  return Math.sqrt(variance / answered);
}
