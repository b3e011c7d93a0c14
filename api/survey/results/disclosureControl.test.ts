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
  answers: counts.map((count, at) => ({
    possibleAnswerId: at + 1,
    description: `Answer ${at + 1}`,
    score: scores?.[at] ?? null,
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

test.each([0, 1, 4])("S20 of %d responses nothing is shown, not even how many there were", (responses) => {
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
])("S20 of %i responses only category scores are shown", (responses, score) => {
  const tally = survey(responses, question([responses - 3, 2, 1], { scores: SCORES }));
  const { state, scoreOf, question: disclose } = applyDisclosureControl(tally);
  expect(state).toBe("scores");
  expect(scoreOf(POLICIES)).toBe(score);
  const visible = disclose(tally.questions[0] as QuestionTally);
  expect(visible.state).toBe("too-few");
  expect(visible.answers.map(({ distributionValue }) => distributionValue)).toEqual([null, null, null]);
});

test("from ten responses it is shown how answers were given", () => {
  const tally = survey(10, question([6, 2, 2], { scores: SCORES }));
  const { state, scoreOf, question: disclose } = applyDisclosureControl(tally);
  expect([state, scoreOf(POLICIES)]).toEqual(["shown", 70]);
  const visible = disclose(tally.questions[0] as QuestionTally);
  expect(visible.answers.map(({ distributionValue }) => distributionValue)).toEqual([60, 20, 20]);
  expect(visible).toMatchObject({ score: 70, lift: 30 });
});

describe("who preferred not to say", () => {
  test("leaves numerator and denominator", () => {
    const tally = survey(
      20,
      question([10, 0, 0], { scores: SCORES }),
      question([10, 0, 10], { scores: SCORES }),
    );
    expect(applyDisclosureControl(tally).scoreOf(POLICIES)).toBe(66.67);
  });

  test("S20 leaves a question that fewer than five answered without its distribution, and out of the score", () => {
    const few = question([0, 0, 4], { scores: SCORES });
    const tally = survey(20, question([20, 0, 0], { scores: SCORES }), few);
    const { scoreOf, question: disclose } = applyDisclosureControl(tally);
    expect(scoreOf(POLICIES)).toBe(100);
    expect(disclose(few).state).toBe("too-few");
  });
});

test("from ten responses every answer has its own share, however few or many gave it", () => {
  const people = question([9, 3, 6, 0]);
  const all = question([18, 0, 0], { scores: SCORES });
  const { scoreOf, question: disclose } = applyDisclosureControl(survey(18, people, all));
  const shares = (of: QuestionTally) =>
    disclose(of).answers.map(({ distributionValue }) => distributionValue);
  expect(shares(people)).toEqual([50, 16.67, 33.33, 0]);
  expect(shares(all)).toEqual([100, 0, 0]);
  expect([scoreOf(POLICIES), disclose(all).score]).toEqual([100, 100]);
});

test("a question that fewer answered than the survey has responses is shown from five answers", () => {
  const some = question([4, 1, 0], { scores: SCORES });
  const { question: disclose } = applyDisclosureControl(survey(12, some));
  expect(disclose(some)).toMatchObject({ state: "shown", score: 90 });
});
