import { expect, test } from "vitest";
import { scoreError } from "./points.ts";
import type { QuestionTally } from "./surveyTally.ts";

const question = (
  questionTypeId: 3 | 4,
  answered: number,
  answers: readonly [score: number, count: number][],
) =>
  ({
    questionTypeId,
    answered,
    answers: answers.map(([score, count]) => ({ score, count })),
  }) as QuestionTally;

test("half of 16 people get both points and half none: a quarter of a point, an eighth of the score", () => {
  // Each person's points are 1 from the mean; 1 / root of 16, of 2 points.
  const half = question(3, 16, [
    [2, 8],
    [1, 0],
    [0, 8],
  ]);
  expect(scoreError([half])).toBe(12.5);
  // The same people may have answered both alike, so that a second question makes it no surer.
  expect(scoreError([half, half])).toBe(12.5);
});

test("of several answers each is as unsure as its share", () => {
  const several = question(4, 25, [
    [1, 5],
    [3, 20],
  ]);
  // Shares of 20 % and 80 % both vary by 0.4: 0.4 + 3 * 0.4 points, / root of 25, of 4 points.
  expect(scoreError([several])).toBeCloseTo(8, 10);
});

test("nobody differs where all answer alike, and nothing is scored without points", () => {
  expect(scoreError([question(3, 20, [[2, 20]])])).toBe(0);
  expect(scoreError([])).toBe(0);
});
