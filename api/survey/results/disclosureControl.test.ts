import { describe, expect, test } from "vitest";
import { applyDisclosureControl } from "./disclosureControl.ts";
import type { QuestionTally, SurveyTally } from "./surveyTally.ts";

const POLICIES = 3;
const DEMOGRAPHIC = 5;

const question = (
  counts: readonly number[],
  { scores, ...changes }: Partial<QuestionTally> & { scores?: readonly number[] } = {},
): QuestionTally => ({
  questionId: 1,
  questionKey: "policy",
  questionCategoryId: scores === undefined ? DEMOGRAPHIC : POLICIES,
  description: "Is there a policy?",
  questionTypeId: 3,
  visualizeTypeId: 4,
  answered: counts.reduce((a, b) => a + b, 0),
  answers: counts.map((count, index) => ({
    possibleAnswerId: index + 1,
    description: `Answer ${index + 1}`,
    score: scores?.[index] ?? null,
    count,
  })),
  ...changes,
});
const survey = (responses: number, ...questions: QuestionTally[]): SurveyTally => ({
  healthCheckId: 1,
  responses,
  questions,
});
const SCORES = [2, 1, 0];

test.each([0, 1, 4])("S20 with %d responses nothing is shown, not even their number", (responses) => {
  const tally = survey(responses, question([responses, 0, 0], { scores: SCORES }));
  const { state, responses: visible, scoreOf, question: disclose } = applyDisclosureControl(tally);
  expect({ state, shown: visible, score: scoreOf(POLICIES) }).toEqual({
    state: "too-few",
    shown: null,
    score: null,
  });
  expect(disclose(tally.questions[0] as QuestionTally)).toMatchObject({ state: "too-few", score: null });
});

test.each([
  [5, 60],
  [9, 77.78],
])("S20 with %i responses only category scores are shown", (responses, score) => {
  const tally = survey(responses, question([responses - 3, 2, 1], { scores: SCORES }));
  const { state, scoreOf, question: disclose } = applyDisclosureControl(tally);
  expect(state).toBe("scores");
  expect(scoreOf(POLICIES)).toBe(score);
  const visible = disclose(tally.questions[0] as QuestionTally);
  expect(visible.state).toBe("too-few");
  expect(visible.answers.map(({ distributionValue }) => distributionValue)).toEqual([null, null, null]);
});

test("distributions of answers are shown from ten responses", () => {
  const tally = survey(10, question([6, 2, 2], { scores: SCORES }));
  const { state, scoreOf, question: disclose } = applyDisclosureControl(tally);
  expect([state, scoreOf(POLICIES)]).toEqual(["shown", 70]);
  const visible = disclose(tally.questions[0] as QuestionTally);
  expect(visible.answers.map(({ distributionValue }) => distributionValue)).toEqual([60, 20, 20]);
  expect(visible).toMatchObject({ score: 70, lift: 30 });
});

describe("an answer of 'I prefer not to say'", () => {
  test("counts in neither the numerator nor the denominator", () => {
    const tally = survey(
      20,
      question([10, 0, 0], { scores: SCORES }),
      question([10, 0, 10], { scores: SCORES }),
    );
    expect(applyDisclosureControl(tally).scoreOf(POLICIES)).toBe(66.67);
  });

  test("S20 a question answered by fewer than five people has no distribution and does not count in the score", () => {
    const answeredByFew = question([0, 0, 4], { scores: SCORES });
    const tally = survey(20, question([20, 0, 0], { scores: SCORES }), answeredByFew);
    const { scoreOf, question: disclose } = applyDisclosureControl(tally);
    expect(scoreOf(POLICIES)).toBe(100);
    expect(disclose(answeredByFew).state).toBe("too-few");
  });
});

test("from ten responses every answer has its share, however few people gave it", () => {
  const people = question([9, 3, 6, 0]);
  const answeredByAll = question([18, 0, 0], { scores: SCORES });
  const { scoreOf, question: disclose } = applyDisclosureControl(survey(18, people, answeredByAll));
  const listShares = (tally: QuestionTally) =>
    disclose(tally).answers.map(({ distributionValue }) => distributionValue);
  expect(listShares(people)).toEqual([50, 16.67, 33.33, 0]);
  expect(listShares(answeredByAll)).toEqual([100, 0, 0]);
  expect([scoreOf(POLICIES), disclose(answeredByAll).score]).toEqual([100, 100]);
});

test("a question's distribution is shown from five answers, even if others declined the question", () => {
  const partlyAnswered = question([4, 1, 0], { scores: SCORES });
  const { question: disclose } = applyDisclosureControl(survey(12, partlyAnswered));
  expect(disclose(partlyAnswered)).toMatchObject({ state: "shown", score: 90 });
});
