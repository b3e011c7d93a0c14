import { expect, test } from "vitest";
import { discloseSurvey } from "../survey-results/discloseSurvey.ts";
import { changeOf } from "./changes.ts";

/** 16 people, of whom so many get both points of the only question of Policies. */
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
  // Errors: 12.5 of 8 in 16; 10.83 of 12; 8.27 of 14. Twice their roots of squares are 33.07 and 29.97 points.
  expect(sinceHalf(12)).toEqual({
    since: "Apr - Jun 2026",
    previousScore: 50,
    difference: 25,
    isClear: false,
  });
  expect(sinceHalf(14)).toMatchObject({ difference: 37.5, isClear: true });
});
