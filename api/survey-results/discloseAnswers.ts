import { FEWEST_RESPONSES } from "./anonymity.ts";
import { type AnswerTally, type QuestionTally, SINGLE_CHOICE } from "./surveyTally.ts";

/** Below this, "everybody" reads "95 % or more": it would reveal each person's answer. */
export const FEWEST_FOR_UNANIMITY = 20;
const DEMOGRAPHIC = 5;

/**
 * One answer, or several small ones merged (`possibleAnswerId` null). `most`: 95 % or more. `few`: the rest of such a
 * question. `hidden`: fewer than five, or of a hidden question.
 */
export type AnswerShare = {
  possibleAnswerId: number | null;
  description: string;
  distributionValue: number | null;
  score: number | null;
  display: "shown" | "merged" | "most" | "few" | "hidden";
};

const isSmall = ({ count }: AnswerTally) => count > 0 && count < FEWEST_RESPONSES;
const sumOf = (answers: readonly AnswerTally[]) => answers.reduce((sum, { count }) => sum + count, 0);
const without = ({ possibleAnswerId, description, score }: AnswerTally, display: AnswerShare["display"]) => ({
  possibleAnswerId,
  description,
  score,
  distributionValue: null,
  display,
});

export const hideAnswers = ({ answers }: QuestionTally): AnswerShare[] =>
  answers.map((answer) => without(answer, "hidden"));

/** Everybody gave one answer, and there are too few of them to say so. */
export const isUnanimous = ({ answers, answered }: QuestionTally): boolean =>
  answered < FEWEST_FOR_UNANIMITY && answers.some(({ count }) => count === answered);

/** For questions with ten or more answers. Null if merging small groups leaves only one. */
export function discloseAnswers(question: QuestionTally): AnswerShare[] | null {
  const { answers, answered, questionTypeId, questionCategoryId } = question;
  const isSingleChoice = questionTypeId === SINGLE_CHOICE;
  const shown = (answer: AnswerTally): AnswerShare => ({
    ...without(answer, "shown"),
    distributionValue: percentOf(answer.count, answered),
  });
  if (isUnanimous(question)) {
    const rest = isSingleChoice ? (answer: AnswerTally) => without(answer, "few") : shown;
    return answers.map((answer) => (answer.count === answered ? without(answer, "most") : rest(answer)));
  }
  if (questionCategoryId !== DEMOGRAPHIC || !answers.some(isSmall)) return answers.map(shown);
  if (!isSingleChoice) return answers.map((each) => (isSmall(each) ? without(each, "hidden") : shown(each)));

  const merged = smallGroups(answers);
  const left = answers.filter((answer) => !merged.includes(answer));
  if (sumOf(left) === 0) return null;
  return [
    ...left.map(shown),
    {
      possibleAnswerId: null,
      description: answers
        .filter((answer) => merged.includes(answer))
        .map(({ description }) => description)
        .join(", "),
      score: null,
      distributionValue: percentOf(sumOf(merged), answered),
      display: "merged",
    },
  ];
}

/**
 * All small groups and all of the smallest larger size: swapping their numbers changes nothing visible, so any could
 * be the small one.
 */
function smallGroups(answers: readonly AnswerTally[]): AnswerTally[] {
  const next = Math.min(...answers.map(({ count }) => count).filter((count) => count >= FEWEST_RESPONSES));
  return answers.filter((answer) => isSmall(answer) || answer.count === next);
}

/** Two decimals. */
export const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
