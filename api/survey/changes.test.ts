import { expect, test } from "vitest";
import { discloseSurvey } from "../survey-results/discloseSurvey.ts";
import { changeOf, roundsOf } from "./changes.ts";

const survey = (best: number, responses = 16) => ({
  questionnaireId: 1,
  period: "Apr - Jun 2026",
  disclosure: discloseSurvey({
    healthCheckId: 1,
    responses,
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

test("all rounds come oldest first, with a score where its questions compare and nothing of too few", () => {
  const named = (period: string, each: ReturnType<typeof survey>) => ({ ...each, period });
  const other = { ...survey(4), questionnaireId: 2, period: "Jan - Mar 2026" };
  const few = named("Oct - Dec 2025", survey(8, 4));
  const rounds = roundsOf(named("Apr - Jun 2026", survey(12)), [other, few], (_, earlier) => earlier === 1);
  const policies = rounds.map(({ period, actualResponses, scores }) => [
    period,
    actualResponses,
    scores.find(({ questionCategoryId }) => questionCategoryId === 3),
  ]);
  expect(policies).toEqual([
    ["Oct - Dec 2025", null, { questionCategoryId: 3, state: "too-few", score: null }],
    ["Jan - Mar 2026", 16, { questionCategoryId: 3, state: "other-questions", score: null }],
    ["Apr - Jun 2026", 16, { questionCategoryId: 3, state: "shown", score: 75 }],
  ]);
});
