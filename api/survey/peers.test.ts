import { expect, test } from "vitest";
import { computePeerScores } from "./findPeers.ts";

const buildPublicResult = (organisationCount: number, score: number) => ({
  organisationCount,
  behaviours: score,
  practices: score,
  policies: score,
});
const buildOwnResult = (millionths: number) => ({
  responses: 10,
  expectedResponses: 20,
  scores: [millionths, millionths, millionths] as const,
  overall: millionths,
});

test("the mean of peers excludes the organisation's own result", () => {
  expect(computePeerScores(buildPublicResult(4, 5000), buildOwnResult(800_000))).toEqual({
    organisations: 3,
    means: [40, 40, 40],
  });
});

test("S20 peers are null with only two other organisations", () => {
  expect(computePeerScores(buildPublicResult(3, 5000), buildOwnResult(800_000))).toBe(null);
});

test("an organisation without a counting result is compared with all", () => {
  expect(computePeerScores(buildPublicResult(3, 5000), undefined)).toEqual({
    organisations: 3,
    means: [50, 50, 50],
  });
});
