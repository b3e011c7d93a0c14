import { expect, test } from "vitest";
import { describeChange, listRounds } from "./changes.ts";
import { applyDisclosureControl } from "./results/disclosureControl.ts";

const survey = (best: number, responses = 16) => ({
  questionnaireId: 1,
  organisations: [7],
  period: "Apr - Jun 2026",
  disclosure: applyDisclosureControl({
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
        answered: responses < 16 ? 16 : responses,
        answers: [
          { possibleAnswerId: 1, description: "Yes", score: 2, count: best },
          { possibleAnswerId: 2, description: "No", score: 0, count: Math.max(16, responses) - best },
        ],
      },
    ],
  }),
});

test("a difference is clear from two points on, with at least 80 % of the same organisations", () => {
  const describeSince = (organisations: number[]) =>
    describeChange(
      { ...survey(9), organisations },
      [{ ...survey(8), organisations: [1, 2, 3, 4] }],
      () => true,
      3,
    );
  expect(describeSince([1, 2, 3, 4, 5])).toEqual({
    since: "Apr - Jun 2026",
    previousScore: 50,
    difference: 6.25,
    isClear: true,
  });
  expect(describeSince([1, 2, 3, 5])).toMatchObject({ isClear: false });
  const smallChange = describeChange(survey(505, 1000), [survey(495, 1000)], () => true, 3);
  expect(smallChange).toMatchObject({ difference: 1, isClear: false });
});

test("listRounds sorts the oldest first, with scores only where questions are comparable and responses suffice", () => {
  const withPeriod = (period: string, each: ReturnType<typeof survey>) => ({ ...each, period });
  const other = { ...survey(4), questionnaireId: 2, period: "Jan - Mar 2026" };
  const roundOfFew = withPeriod("Oct - Dec 2025", survey(8, 4));
  const rounds = listRounds(
    withPeriod("Apr - Jun 2026", survey(12)),
    [other, roundOfFew],
    (_, earlier) => earlier === 1,
  );
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
