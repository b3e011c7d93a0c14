import { expect, test } from "vitest";
import { discloseSurvey } from "../survey-results/discloseSurvey.ts";
import { changeOf } from "./changes.ts";

const survey = (best: number) => ({
  questionnaireId: 1,
  period: "Apr - Jun 2026",
  disclosure: discloseSurvey({
    healthCheckId: 1,
    responses: 16,
    questions: [
      {
        questionId: 1,
        questionKey: "policy",
        questionCategoryId: 3,
        description: "Is there a policy?",
        questionTypeId: 3,
        visualizeTypeId: 4,
        answered: 16,
        answers: [
          { possibleAnswerId: 1, description: "Yes", score: 2, count: best },
          { possibleAnswerId: 2, description: "No", score: 0, count: 16 - best },
        ],
      },
    ],
  }),
});

test("a difference is clear beyond two standard errors of both surveys together", () => {
  const sinceHalf = (best: number) => changeOf(survey(best), [survey(8)], () => true, 3);
  // Twice the roots of squares.
  expect(sinceHalf(14)).toEqual({
    since: "Apr - Jun 2026",
    previousScore: 50,
    difference: 37.5,
    isClear: false,
  });
  expect(sinceHalf(15)).toMatchObject({ difference: 43.75, isClear: true });
});
