import { surveyMinutes } from "@gbvf/api/shared/surveyMinutes.ts";
import { expect, test } from "vitest";
import { listPages } from "./pages.ts";

const question = (questionId: number) => ({
  questionId,
  description: `Question ${questionId}`,
  questionTypeId: 3 as const,
  answers: [],
});
const survey = {
  categories: [
    { questionCategoryId: 3, description: "Policies", questions: [question(1), question(2)] },
    { questionCategoryId: 2, description: "Practices", questions: [] },
    { questionCategoryId: 5, description: "About you", questions: [question(3)] },
  ],
};

test("a phone asks one question at a time, a wide screen one category at a time", () => {
  expect(listPages(survey, true).map(({ category, firstIndex }) => [category, firstIndex])).toEqual([
    ["Policies", 0],
    ["Policies", 1],
    ["About you", 2],
  ]);
  expect(listPages(survey, false).map(({ firstIndex, questions }) => [firstIndex, questions.length])).toEqual(
    [
      [0, 2],
      [2, 1],
    ],
  );
});

test("surveyMinutes returns three for seventeen questions and at least one", () => {
  expect(surveyMinutes(17)).toBe(3);
  expect(surveyMinutes(1)).toBe(1);
});
