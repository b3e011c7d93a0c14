import { type QuestionTally, SINGLE_CHOICE } from "./surveyTally.ts";

/** The best answer, or all of several; 0 if not scored. */
export function mostPointsOf({ answers, questionTypeId }: QuestionTally): number {
  const scores = answers.map(({ score }) => score ?? 0);
  return questionTypeId === SINGLE_CHOICE ? Math.max(0, ...scores) : scores.reduce((a, b) => a + b, 0);
}

export const pointsOf = ({ answers }: QuestionTally): number =>
  answers.reduce((sum, { count, score }) => sum + count * (score ?? 0), 0);

/**
 * Standard error of the joint score, in percentage points. Only totals are kept, so a person's answers are assumed to
 * be fully correlated: the largest possible error.
 */
export function scoreError(questions: readonly QuestionTally[]): number {
  const possible = questions.reduce((sum, each) => sum + mostPointsOf(each) * each.answered, 0);
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
