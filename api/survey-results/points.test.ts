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

test("half of 16 people get both points and half none", () => {
  // Each person's points are 1 from the mean; 1 / root of 16, of 2 points: an eighth of the score.
  const SPREAD = 12.5;
  // 3.4 moves between 2, 1, 0 and the mean of 1, which differ by 2 in a sixth and by 1 in four sixths: of 32
  // points.
  const blurred = (Math.sqrt(3.4 * (8 / 6)) / 32) * 100;
  const half = question(3, 16, [
    [2, 8],
    [1, 0],
    [0, 8],
  ]);
  expect(scoreError([half])).toBeCloseTo(Math.hypot(SPREAD, blurred), 10);
  expect(scoreError([half, half])).toBeCloseTo(Math.hypot(SPREAD, blurred / Math.SQRT2), 10);
});

test("of several answers each is as unsure as its share", () => {
  const several = question(4, 25, [
    [1, 5],
    [3, 20],
  ]);
  // Shares of 20 % and 80 % both vary by 0.4: 0.4 + 3 * 0.4 points, / root of 25, of 4 points.
  const blurred = (Math.sqrt(3.4 * (1 + 9)) / 100) * 100;
  expect(scoreError([several])).toBeCloseTo(Math.hypot(8, blurred), 10);
});

test("where all answer alike only blurring is left, and nothing is scored without points", () => {
  const alike = question(3, 20, [
    [2, 20],
    [0, 0],
  ]);
  expect(scoreError([alike])).toBeCloseTo((Math.sqrt(3.4 * (16 / 6)) / 40) * 100, 10);
  expect(scoreError([])).toBe(0);
});
