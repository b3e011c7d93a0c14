import type { DraftQuestion } from "../survey/code/questionnaires.ts";
import type { SheetChanges, SheetQuestion } from "./contract.ts";
import type { CategoryNames } from "./readQuestion.ts";
import { answersText } from "./sheet.ts";

export function listChanges(
  before: readonly DraftQuestion[],
  after: readonly DraftQuestion[],
  categories: CategoryNames,
): SheetChanges {
  const findQuestion = (questions: readonly DraftQuestion[], key: string) =>
    questions.find(({ questionKey }) => questionKey === key);
  const asRow = (question: DraftQuestion): SheetQuestion => ({
    questionKey: question.questionKey,
    questionCategory: categories.get(question.questionCategoryId) ?? "",
    description: question.description,
    questionTypeId: question.questionTypeId,
    answers: question.answers.map(({ description }) => description),
  });
  const pairs = after.flatMap((question) => {
    const earlier = findQuestion(before, question.questionKey);
    return earlier === undefined ? [] : [[earlier, question] as const];
  });
  const inBoth = (text: (question: DraftQuestion) => string) =>
    pairs
      .filter(([one, other]) => text(one) !== text(other))
      .map(([one, other]) => ({
        questionKey: other.questionKey,
        description: other.description,
        before: text(one),
        after: text(other),
      }));
  return {
    added: after.filter(({ questionKey }) => findQuestion(before, questionKey) === undefined).map(asRow),
    removed: before.filter(({ questionKey }) => findQuestion(after, questionKey) === undefined).map(asRow),
    reworded: inBoth(formatQuestion),
    rescored: inBoth(scores),
    brokenTrends: [...categories]
      .filter(([id]) => id <= 3 && isBroken(filterCategory(before, id), filterCategory(after, id)))
      .map(([, name]) => name),
    questionCount: after.length,
  };
}

const formatQuestion = ({ description, answers }: DraftQuestion) =>
  `${description} (${answers.map((answer) => answer.description).join(" | ")})`;
const scores = (question: DraftQuestion) =>
  question.answers.map(({ score }) => (score === null ? "none" : score)).join(" | ");
const filterCategory = (questions: readonly DraftQuestion[], categoryId: number) =>
  questions.filter(({ questionCategoryId }) => questionCategoryId === categoryId);

export const isSameQuestion = (one: DraftQuestion, other: DraftQuestion): boolean =>
  getContent(one) === getContent(other);

const getContent = (question: DraftQuestion) =>
  JSON.stringify([
    question.questionKey,
    question.questionCategoryId,
    question.questionTypeId,
    question.visualizeTypeId,
    question.description,
    answersText(question),
    question.translations,
    question.answers.map(({ translations }) => translations),
  ]);

function isBroken(before: readonly DraftQuestion[], after: readonly DraftQuestion[]): boolean {
  return (
    before.length !== after.length ||
    after.some((question) => {
      const earlier = before.find(({ questionKey }) => questionKey === question.questionKey);
      return earlier === undefined || !(question.isComparable || isSameQuestion(earlier, question));
    })
  );
}
