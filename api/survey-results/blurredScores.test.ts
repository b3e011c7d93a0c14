import { expect, test } from "vitest";
import { seededRandom } from "../seeds/demonstration/seededRandom.ts";
import { scoreErrorOf } from "../testing/survey-results/scoreErrorOf.ts";

const DRAWS = 4000;

/** In percentage points; the methods page says the same. */
test.each([
  [5, 17],
  [10, 9.5],
  [20, 5],
])("with %s responses 95 in 100 category scores are off by at most %s points", (responses, points) => {
  const errors = scoreErrorOf(responses, { draws: DRAWS, random: seededRandom(`${responses}`) });
  expect(errors).toBeLessThanOrEqual(points);
  expect(errors).toBeGreaterThan(points - 0.5);
});
