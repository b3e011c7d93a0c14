import { FEWEST_RESPONSES } from "./anonymity.ts";
import { type AnswerTally, type QuestionTally, SINGLE_CHOICE } from "./surveyTally.ts";

/** Below so many, "all of them" reads "95 % or more": it would tell of each what they said. */
export const FEWEST_FOR_UNANIMITY = 20;
const DEMOGRAPHIC = 5;

/**
 * One answer as it may be shown, or several small ones as one (`possibleAnswerId` null). `most`: 95 % or more. `few`: the
 * rest of such a question. `hidden`: chosen by fewer than five, or of a question that is not shown at all.
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

/** A question of which nothing may be shown. */
export const hideAnswers = ({ answers }: QuestionTally): AnswerShare[] =>
  answers.map((answer) => without(answer, "hidden"));

/** Whether everybody gave one answer, and there are too few of them to say so. */
export const isUnanimous = ({ answers, answered }: QuestionTally): boolean =>
  answered < FEWEST_FOR_UNANIMITY && answers.some(({ count }) => count === answered);

/**
 * How the answers to a question were given, as far as it may be shown of a question that ten or more answered. Null
 * where merging small groups leaves nothing to tell apart.
 */
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
 * The small groups, and all of the smallest size that is not small. Among these any could be the small one: their
 * numbers can change places, and what is shown stays the same.
 */
function smallGroups(answers: readonly AnswerTally[]): AnswerTally[] {
  const next = Math.min(...answers.map(({ count }) => count).filter((count) => count >= FEWEST_RESPONSES));
  return answers.filter((answer) => isSmall(answer) || answer.count === next);
}

/** Two decimals. */
export const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
