import { policies } from "@gbvf/mocks/survey/surveys.ts";
import { expect, test } from "vitest";
import { describeDifference, sortByScore, toAnswerReading, toReading } from "./readings.ts";

const answer = {
  possibleAnswerId: 1,
  description: "Yes",
  distributionValue: 40,
  score: null,
};

test("S20 a value that the threshold hides becomes too-few, not zero", () => {
  expect(toAnswerReading(answer).share).toBe(0.4);
  expect(toAnswerReading({ ...answer, distributionValue: 0 }).share).toBe(0);
  expect(toAnswerReading({ ...answer, distributionValue: null }).share).toBe("too-few");
  expect(toReading(null)).toBe("too-few");
});

test("describeDifference returns 'no clear difference' if the difference may be due to chance", () => {
  expect(describeDifference({ difference: 7.2, isClear: true })).toBe("7 points higher");
  expect(describeDifference({ difference: -1, isClear: true })).toBe("1 point lower");
  expect(describeDifference({ difference: 7.2, isClear: false })).toBe("no clear difference");
});

test("sortByScore puts the weakest question first and questions without a score last", () => {
  const [first, second] = policies;
  if (first === undefined || second === undefined)
    throw new Error("The fixture has two questions on policies.");
  expect(
    sortByScore([
      { ...first, score: null },
      { ...first, score: 60 },
      { ...second, score: 40 },
    ]).map(({ score }) => score),
  ).toEqual([40, 60, null]);
});
