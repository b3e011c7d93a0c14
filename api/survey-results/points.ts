import { type QuestionTally, SINGLE_CHOICE } from "./surveyTally.ts";

/** The most points that one response can get for a question: its best answer, or all of many; 0 where it is not scored. */
export function mostPointsOf({ answers, questionTypeId }: QuestionTally): number {
  const scores = answers.map(({ score }) => score ?? 0);
  return questionTypeId === SINGLE_CHOICE ? Math.max(0, ...scores) : scores.reduce((a, b) => a + b, 0);
}

export const pointsOf = ({ answers }: QuestionTally): number =>
  answers.reduce((sum, { count, score }) => sum + count * (score ?? 0), 0);

/**
 * The standard error of the score that some questions have together, in points of per cent. Only totals are kept, so
 * how a person's answers go together is not known: it is the largest that it can be, as if they all went together.
 */
export function scoreError(questions: readonly QuestionTally[]): number {
  const possible = questions.reduce((sum, each) => sum + mostPointsOf(each) * each.answered, 0);
  const spread = questions.reduce((sum, each) => sum + deviationOf(each) * Math.sqrt(each.answered), 0);
  return possible === 0 ? 0 : (spread / possible) * 100;
}

/** The standard deviation of one response's points for a question. */
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
