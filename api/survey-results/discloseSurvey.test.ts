import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { discloseAnswers } from "./discloseAnswers.ts";
import { discloseSurvey } from "./discloseSurvey.ts";
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
  const { state, responses: shown, scoreOf, question: disclose } = discloseSurvey(tally);
  expect({ state, shown, score: scoreOf(POLICIES).score }).toEqual({
    state: "too-few",
    shown: null,
    score: null,
  });
  expect(disclose(tally.questions[0] as QuestionTally)).toMatchObject({ state: "too-few", score: null });
});

test("S20 of five to nine responses only scores are shown, in whole per cent", () => {
  const tally = survey(7, question([4, 2, 1], { scores: SCORES }), question([4, 2, 1], { scores: SCORES }));
  const { state, scoreOf, question: disclose } = discloseSurvey(tally);
  expect(state).toBe("scores");
  // 20 of 28 points are 71.43 %.
  expect(scoreOf(POLICIES).score).toBe(71);
  const shown = disclose(tally.questions[0] as QuestionTally);
  expect(shown.state).toBe("too-few");
  expect(shown.answers.map(({ distributionValue }) => distributionValue)).toEqual([null, null, null]);
});

test("from ten responses it is shown how answers were given", () => {
  const tally = survey(12, question([7, 3, 2], { scores: SCORES }));
  const { state, scoreOf, question: disclose } = discloseSurvey(tally);
  expect([state, scoreOf(POLICIES).score]).toEqual(["shown", 70.83]);
  const shown = disclose(tally.questions[0] as QuestionTally);
  expect(shown.answers.map(({ distributionValue }) => distributionValue)).toEqual([58.33, 25, 16.67]);
  expect(shown).toMatchObject({ score: 70.83, lift: 29.17 });
});

describe("who preferred not to say", () => {
  test("leaves numerator and denominator", () => {
    const tally = survey(
      20,
      question([10, 0, 0], { scores: SCORES }),
      question([10, 0, 10], { scores: SCORES }),
    );
    expect(discloseSurvey(tally).scoreOf(POLICIES).score).toBe(66.67);
  });

  test("S20 a question that fewer than five answered counts nowhere, so nothing follows from the score", () => {
    const few = question([0, 0, 4], { scores: SCORES });
    const tally = survey(20, question([20, 0, 0], { scores: SCORES }), few);
    const { scoreOf, question: disclose } = discloseSurvey(tally);
    expect(scoreOf(POLICIES).score).toBe(100);
    expect(disclose(few).state).toBe("too-few");
  });
});

test("S21 one hidden question counts only beside another: the score less what is shown would be its own", () => {
  const shown = question([8, 2, 2], { scores: SCORES });
  const hidden = question([4, 1, 0], { scores: SCORES });
  expect(discloseSurvey(survey(12, shown, hidden)).scoreOf(POLICIES).score).toBe(75);
  expect(discloseSurvey(survey(12, hidden)).scoreOf(POLICIES).score).toBe(null);
  // 18 + 9 + 9 of 44 points.
  expect(discloseSurvey(survey(12, shown, hidden, hidden)).scoreOf(POLICIES).score).toBe(82);
});

test("below ten responses whatever is nearly all or nearly nothing reads as unanimity does", () => {
  const nearly = question([8, 1, 0], { scores: SCORES });
  const all = question([9, 0, 0], { scores: SCORES });
  for (const other of [nearly, all]) {
    expect(discloseSurvey(survey(9, all, other)).scoreOf(POLICIES)).toMatchObject({
      score: 95,
      bound: "or-more",
    });
  }
  const few = question([0, 1, 8], { scores: SCORES });
  const none = question([0, 0, 9], { scores: SCORES });
  expect(discloseSurvey(survey(9, few, none)).scoreOf(POLICIES)).toMatchObject({
    score: 5,
    bound: "or-less",
  });
});

test("unanimity of fewer than twenty reads 95 % or more", () => {
  const all = question([12, 0, 0], { scores: SCORES });
  const { scoreOf, question: disclose } = discloseSurvey(survey(12, all));
  expect(scoreOf(POLICIES)).toMatchObject({ score: 95, bound: "or-more" });
  expect(disclose(all).answers.map(({ display, distributionValue }) => [display, distributionValue])).toEqual(
    [
      ["most", null],
      ["few", null],
      ["few", null],
    ],
  );
  expect(disclose(all).score).toBe(null);
  const many = question([20, 0, 0], { scores: SCORES });
  expect(discloseSurvey(survey(20, many)).scoreOf(POLICIES)).toMatchObject({ score: 100, bound: null });
});

test("small groups of people are merged, with the next smallest where one alone would follow", () => {
  const shown = discloseAnswers(question([9, 3, 6, 0]));
  expect(
    shown?.map(({ description, distributionValue, display }) => [description, distributionValue, display]),
  ).toEqual([
    ["Answer 1", 50, "shown"],
    ["Answer 4", 0, "shown"],
    ["Answer 2, Answer 3", 50, "merged"],
  ]);
});

/** Every way to distribute people over answers. */
function* divisions(people: number, answers: number): Generator<number[]> {
  if (answers === 1) {
    yield [people];
    return;
  }
  for (let first = 0; first <= people; first++) {
    for (const rest of divisions(people - first, answers - 1)) yield [first, ...rest];
  }
}

test("S21 no group of one to four people can be worked out from what is shown of a question about who they are", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 2, maxLength: 4 }), (counts) => {
      const people = counts.reduce((a, b) => a + b, 0);
      fc.pre(people >= 10);
      const shownOf = (division: readonly number[]) => JSON.stringify(discloseAnswers(question(division)));
      const shown = shownOf(counts);
      // What remains possible for a reader who knows the rule and the total.
      const possible = [...divisions(people, counts.length)].filter((each) => shownOf(each) === shown);
      for (const [at, count] of counts.entries()) {
        if (count === 0 || count >= 5) continue;
        expect(new Set(possible.map((each) => each[at])).size).toBeGreaterThan(1);
      }
    }),
    { numRuns: 60, examples: [[[5, 4, 4]]] },
  );
});

test("S21 what is shown of one question says nothing more of another: adding a hidden one changes no other", () => {
  const first = question([7, 3, 2], { scores: SCORES });
  const alone = discloseSurvey(survey(12, first));
  const beside = discloseSurvey(survey(12, first, question([1, 1, 1], { scores: SCORES, questionId: 2 })));
  expect(beside.scoreOf(POLICIES)).toEqual(alone.scoreOf(POLICIES));
  expect(beside.question(first)).toEqual(alone.question(first));
});
