import { policies } from "@gbvf/mocks/survey/surveys.ts";
import { expect, test } from "vitest";
import { answerReading, describeDifference, scoreReading, weakestFirst } from "./readings.ts";

const share = {
  possibleAnswerId: 1,
  description: "Yes",
  distributionValue: 40,
  score: null,
};

test("S20 what the threshold hides is distinguished from zero and has no figure", () => {
  expect(answerReading(share).share).toBe(0.4);
  expect(answerReading({ ...share, distributionValue: 0 }).share).toBe(0);
  expect(answerReading({ ...share, distributionValue: null }).share).toBe("too-few");
  expect(scoreReading(null)).toBe("too-few");
});

test("a difference within chance is not called one", () => {
  expect(describeDifference({ difference: 7.2, isClear: true })).toBe("7 points higher");
  expect(describeDifference({ difference: -1, isClear: true })).toBe("1 point lower");
  expect(describeDifference({ difference: 7.2, isClear: false })).toBe("no clear difference");
});

test("the weakest question comes first, one without a score last", () => {
  const [first, second] = policies;
  if (first === undefined || second === undefined)
    throw new Error("The fixture has two questions on policies.");
  expect(
    weakestFirst([
      { ...first, score: null },
      { ...first, score: 60 },
      { ...second, score: 40 },
    ]).map(({ score }) => score),
  ).toEqual([40, 60, null]);
});
