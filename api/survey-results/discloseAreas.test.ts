import { expect, test } from "vitest";
import { discloseAreas } from "./discloseAreas.ts";
import type { QuestionTally } from "./surveyTally.ts";

const COUNTRY = 0;
/** "Yes" earns two points, "Partly" one, "No" none. */
const asked = (questionCategoryId: number, counts: readonly [number, number, number]): QuestionTally => ({
  questionId: questionCategoryId,
  questionKey: String(questionCategoryId),
  questionCategoryId,
  description: "Is there a policy?",
  questionTypeId: 3,
  visualizeTypeId: 4,
  answered: counts[0] + counts[1] + counts[2],
  answers: ["Yes", "Partly", "No"].map((description, at) => ({
    possibleAnswerId: questionCategoryId * 10 + at,
    description,
    score: 2 - at,
    count: counts[at] as number,
  })),
});

const survey = (organisationId: number, counts: readonly [number, number, number]) => ({
  organisationId,
  questionnaireId: 7,
  tally: {
    healthCheckId: organisationId,
    responses: counts[0] + counts[1] + counts[2],
    questions: [1, 2, 3].map((category) => asked(category, counts)),
  },
});

const answersOf = (surveys: ReturnType<typeof survey>[]) => {
  const ids = surveys.map(({ organisationId }) => organisationId);
  const placed = ids.map((organisationId) => ({ organisationId, areas: [21, 11, COUNTRY] }));
  return discloseAreas(surveys, placed, [ids])(7, COUNTRY);
};

test("each organisation counts the same, however many answered: 20 of 40, 10 of 10 with 95 %, none of 10", () => {
  const shown = answersOf([survey(1, [20, 10, 10]), survey(2, [10, 0, 0]), survey(3, [0, 0, 30])]);
  // Yes: (50 + 95 + 0) / 3. Partly: (25 + 2.5 + 0) / 3. No: (25 + 2.5 + 100) / 3.
  const question = shown?.question(shown.tally.questions[0] as QuestionTally);
  expect(shown?.organisations).toBe(3);
  expect(question?.answers.map(({ distributionValue }) => distributionValue)).toEqual([48, 9, 43]);
  // (2 * 48.33 + 9.17) / 2 of a hundred; the rest of the category's only question is what better answers would lift.
  expect([question?.score, question?.lift]).toEqual([53, 47]);
});

test("S20 an organisation of which answers are hidden adds nothing to those of a place, nor can be had by subtraction", () => {
  const surveys = [1, 2, 3, 4, 5].map((id) => survey(id, [20, 10, 10]));
  const few = survey(6, [0, 0, 7]);
  const shown = answersOf([...surveys, few]);
  expect(shown?.organisations).toBe(3);
  const question = shown?.question(shown.tally.questions[0] as QuestionTally);
  expect(question?.answers.map(({ distributionValue }) => distributionValue)).toEqual([50, 25, 25]);
  expect(answersOf([...surveys.slice(0, 3), few])).toBe(null);
});

test("whole shares of a question with one answer still add up to 100", () => {
  const shown = answersOf([survey(1, [11, 7, 2]), survey(2, [7, 11, 4]), survey(3, [3, 13, 7])]);
  const question = shown?.question(shown.tally.questions[0] as QuestionTally);
  const shares = question?.answers.map(({ distributionValue }) => distributionValue as number) ?? [];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
});
