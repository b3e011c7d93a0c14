import { expect, test } from "vitest";
import { addResult, maturityBucket, meanScore, NOBODY, type Run, resultsByOrganisation } from "./maturity.ts";

const MAX_POINTS = [16, 8, 8] as const;
const run = (changes: Partial<Run> = {}): Run => ({
  organisationId: 1,
  responses: 10,
  expectedResponses: 20,
  points: [80, 40, 80],
  maxPoints: MAX_POINTS,
  ...changes,
});

test("an organisation's score is the mean over its responses, and its overall score the mean of the three categories", () => {
  const result = resultsByOrganisation([run()]).get(1);
  expect(result).toEqual({
    responses: 10,
    expectedResponses: 20,
    scores: [500_000, 500_000, 1_000_000],
    overall: 666_667,
  });
});

test("responses of staff and students have equal weight, whatever the number of questions", () => {
  const staff = run({ responses: 10, points: [160, 80, 80] });
  const students = run({ responses: 30, points: [0, 0, 0], maxPoints: [4, 2, 2] });
  expect(resultsByOrganisation([staff, students]).get(1)?.scores).toEqual([250_000, 250_000, 250_000]);
});

test("S20 a run of four responses does not count, and a run of five does", () => {
  expect(resultsByOrganisation([run({ responses: 4 })]).size).toBe(0);
  expect(resultsByOrganisation([run({ responses: 5 })]).size).toBe(1);
  const runs = [run({ responses: 10 }), run({ responses: 4, points: [0, 0, 0] })];
  expect(resultsByOrganisation(runs)).toEqual(resultsByOrganisation([run()]));
});

test.each([
  [0, 0],
  [0.01, 1],
  [24, 1],
  [24.01, 2],
  [49, 2],
  [49.01, 3],
  [74, 3],
  [74.01, 4],
  [100, 4],
])("%d per cent is in bucket %d", (percent, bucket) => {
  expect(maturityBucket(percent)).toBe(bucket);
});

test("a group's maturity is the unweighted mean of its organisations in hundredths of a per cent", () => {
  const results = resultsByOrganisation([
    run({ organisationId: 1, responses: 5, points: [80, 40, 40] }),
    run({ organisationId: 2, responses: 500, points: [0, 0, 0] }),
    run({ organisationId: 3, responses: 5, points: [0, 0, 0] }),
  ]);
  const sums = [...results.values()].reduce(addResult, NOBODY);
  expect(meanScore(sums[6], sums[0])).toBe(3333);
});
