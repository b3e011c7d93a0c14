import type { DraftQuestion } from "../survey/code/questionnaires.ts";
import type { SheetChanges, SheetQuestion } from "./contract.ts";
import type { CategoryNames } from "./readQuestion.ts";
import { formatAnswers } from "./sheet.ts";

export function listChanges(
  before: readonly DraftQuestion[],
  after: readonly DraftQuestion[],
  categories: CategoryNames,
): SheetChanges {
  const findQuestion = (questions: readonly DraftQuestion[], key: string) =>
    questions.find(({ questionKey }) => questionKey === key);
  const toSheetQuestion = (question: DraftQuestion): SheetQuestion => ({
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
  const listDifferences = (format: (question: DraftQuestion) => string) =>
    pairs
      .filter(([earlier, later]) => format(earlier) !== format(later))
      .map(([earlier, later]) => ({
        questionKey: later.questionKey,
        description: later.description,
        before: format(earlier),
        after: format(later),
      }));
  return {
    added: after
      .filter(({ questionKey }) => findQuestion(before, questionKey) === undefined)
      .map(toSheetQuestion),
    removed: before
      .filter(({ questionKey }) => findQuestion(after, questionKey) === undefined)
      .map(toSheetQuestion),
    reworded: listDifferences(formatQuestion),
    rescored: listDifferences(formatScores),
    brokenTrends: [...categories]
      .filter(([id]) => id <= 3 && isTrendBroken(filterCategory(before, id), filterCategory(after, id)))
      .map(([, name]) => name),
    questionCount: after.length,
  };
}

const formatQuestion = ({ description, answers }: DraftQuestion) =>
  `${description} (${answers.map((answer) => answer.description).join(" | ")})`;
const formatScores = (question: DraftQuestion) =>
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
    formatAnswers(question),
    question.translations,
    question.answers.map(({ translations }) => translations),
  ]);

function isTrendBroken(before: readonly DraftQuestion[], after: readonly DraftQuestion[]): boolean {
  return (
    before.length !== after.length ||
    after.some((question) => {
      const earlier = before.find(({ questionKey }) => questionKey === question.questionKey);
      return earlier === undefined || !(question.isComparable || isSameQuestion(earlier, question));
    })
  );
}
