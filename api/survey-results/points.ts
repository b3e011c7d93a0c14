import type { ByCategory } from "./maturity.ts";
import { MAX_MOVES, MOVE_PROBABILITY } from "./perturb.ts";
import { type QuestionTally, SINGLE_CHOICE, type SurveyTally } from "./surveyTally.ts";

/** The best answer, or all of several; 0 if not scored. */
export function mostPointsOf({ answers, questionTypeId }: QuestionTally): number {
  const scores = answers.map(({ score }) => score ?? 0);
  return questionTypeId === SINGLE_CHOICE ? Math.max(0, ...scores) : scores.reduce((a, b) => a + b, 0);
}

export const pointsOf = ({ answers }: QuestionTally): number =>
  answers.reduce((sum, { count, score }) => sum + count * (score ?? 0), 0);

export const possibleOf = (questions: readonly QuestionTally[]): number =>
  questions.reduce((sum, question) => sum + mostPointsOf(question) * question.answered, 0);

/** Each weighted by its answers. */
export const countingIn = (questionCategoryId: number, { questions }: SurveyTally): QuestionTally[] =>
  questions.filter(
    (each) => each.questionCategoryId === questionCategoryId && each.answered > 0 && mostPointsOf(each) > 0,
  );

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
 * In percentage points. Only totals are stored, so a person's answers are assumed to be fully correlated: the
 * largest possible error.
 */
export function scoreError(questions: readonly QuestionTally[]): number {
  const possible = possibleOf(questions);
  const spread = questions.reduce((sum, each) => sum + deviationOf(each) * Math.sqrt(each.answered), 0);
  const blurred = Math.sqrt(questions.reduce((sum, each) => sum + blurVarianceOf(each), 0));
  return possible === 0 ? 0 : (Math.hypot(spread, blurred) / possible) * 100;
}

/** At most, as if no move were refused. */
function blurVarianceOf(question: QuestionTally): number {
  const scores = question.answers.map(({ score }) => score ?? 0);
  const moves = MAX_MOVES * MOVE_PROBABILITY;
  if (question.questionTypeId !== SINGLE_CHOICE)
    return moves * scores.reduce((sum, score) => sum + score ** 2, 0);
  const options = [...scores, pointsOf(question) / question.answered];
  const squares = options.flatMap((from) => options.map((to) => (to - from) ** 2));
  const sum = squares.reduce((total, square) => total + square, 0);
  return (moves * sum) / (options.length * (options.length - 1));
}

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
