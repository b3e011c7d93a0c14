import { expect, test } from "vitest";
import { discloseAreas } from "./discloseAreas.ts";
import { earnedIn } from "./points.ts";
import type { QuestionTally } from "./surveyTally.ts";

const COUNTRY = 0;
const STAFF = 7;
const STUDENTS = 8;
const asked = (
  questionCategoryId: number,
  at: number,
  counts: readonly [number, number, number],
): QuestionTally => ({
  questionId: questionCategoryId * 10 + at,
  questionKey: `${questionCategoryId}-${at}`,
  questionCategoryId,
  description: "Is there a policy?",
  questionTypeId: 3,
  visualizeTypeId: 4,
  answered: counts[0] + counts[1] + counts[2],
  answers: ["Yes", "Partly", "No"].map((description, answer) => ({
    possibleAnswerId: questionCategoryId * 100 + at * 10 + answer,
    description,
    score: 2 - answer,
    count: counts[answer] as number,
  })),
});

function survey(organisationId: number, counts: readonly [number, number, number], questionnaireId = STAFF) {
  const responses = counts[0] + counts[1] + counts[2];
  const questions = [1, 2, 3].flatMap((category) => [1, 2].map((at) => asked(category, at, counts)));
  const tally = { healthCheckId: organisationId, responses, questions };
  const placed = { chain: [31, 21, 11, COUNTRY] as const, organisationTypeId: 4 };
  return {
    ...placed,
    organisationId,
    questionnaireId,
    responses,
    expectedResponses: responses,
    tally,
    ...earnedIn(tally),
  };
}

const answersOf = (surveys: ReturnType<typeof survey>[]) => {
  const ids = [...new Set(surveys.map(({ organisationId }) => organisationId))];
  return discloseAreas(surveys, [ids])(STAFF, COUNTRY);
};

test("each organisation counts the same, however many answered: 20 of 40, 10 of 10, none of 30", () => {
  const shown = answersOf([survey(1, [20, 10, 10]), survey(2, [10, 0, 0]), survey(3, [0, 0, 30])]);
  // Yes: (50 + 100 + 0) / 3. Partly: (25 + 0 + 0) / 3. No: (25 + 0 + 100) / 3.
  const question = shown?.question(shown.tally.questions[0] as QuestionTally);
  expect(shown?.members).toHaveLength(3);
  expect(question?.answers.map(({ distributionValue }) => distributionValue)).toEqual([50, 8, 42]);
  // (2 * 50 + 8.33) / 2 of a hundred; better answers to one of the two questions would lift the rest.
  expect([question?.score, question?.lift]).toEqual([54, 23]);
});

test("S20 an organisation of which answers are hidden adds nothing to those of a place, nor can be had by subtraction", () => {
  const surveys = [1, 2, 3, 4, 5].map((id) => survey(id, [20, 10, 10]));
  const few = survey(6, [0, 0, 7]);
  const shown = answersOf([...surveys, few]);
  expect(shown?.members).toHaveLength(3);
  const question = shown?.question(shown.tally.questions[0] as QuestionTally);
  expect(question?.answers.map(({ distributionValue }) => distributionValue)).toEqual([50, 25, 25]);
  expect(answersOf([...surveys.slice(0, 3), few])).toBe(null);
});

test("S21 by how much the students of one university differ from its staff cannot be had: its staff is left out", () => {
  const others = [1, 2, 3, 4, 5].map((id) => survey(id, [20, 10, 10]));
  const university = [survey(6, [20, 10, 10]), survey(6, [0, 0, 40], STUDENTS)];
  expect(answersOf([...others, ...university])?.members).toEqual([1, 2, 3]);
});

test("whole shares of a question with one answer still add up to 100", () => {
  const shown = answersOf([survey(1, [11, 7, 2]), survey(2, [7, 11, 4]), survey(3, [3, 13, 7])]);
  const question = shown?.question(shown.tally.questions[0] as QuestionTally);
  const shares = question?.answers.map(({ distributionValue }) => distributionValue as number) ?? [];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
});
