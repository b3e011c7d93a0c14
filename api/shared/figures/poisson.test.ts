import { describe, expect, test } from "vitest";
import { compareCounts, comparePart, poissonInterval } from "./poisson.ts";

/** Limits in Garwood's table (1936). */
test.each([
  [0, 0, 3.6889],
  [1, 0.0253, 5.5716],
  [2, 0.2422, 7.2247],
  [5, 1.6235, 11.6683],
  [10, 4.7954, 18.3904],
  [20, 12.2165, 30.8884],
  [50, 37.111, 65.9188],
  [100, 81.3639, 121.6272],
])("computes the exact 95 %% interval of %i cases", (cases, lower, upper) => {
  const [from, to] = poissonInterval(cases);
  expect(from).toBeCloseTo(lower, 3);
  expect(to).toBeCloseTo(upper, 3);
});

test("the interval of large counts is that of the normal distribution", () => {
  const [lower, upper] = poissonInterval(51_895);
  expect(lower).toBeCloseTo(51_895 - 1.96 * Math.sqrt(51_895) + (1.96 ** 2 - 1) / 3, 0);
  expect(upper).toBeCloseTo(51_896 + 1.96 * Math.sqrt(51_896) + (1.96 ** 2 - 1) / 3, 0);
});

const withEqualExposure = (cases: number) => ({ cases, exposure: 1 });

describe("a change outside chance", () => {
  test.each([
    // 2 × P(X ≥ 6 of 6) is 0.031, and 2 × P(X ≥ 5 of 5) 0.063.
    [0, 6, "rose"],
    [0, 5, "unsure"],
    [6, 0, "fell"],
    // 2 × P(X ≥ 15 of 20) is 0.041, 2 × P(X ≥ 14 of 20) 0.115.
    [5, 15, "rose"],
    [6, 14, "unsure"],
    [0, 0, "none"],
    [100, 130, "unsure"],
    // The limits of 150 of 300 are 0.442 and 0.558 (Clopper and Pearson): ratios from 0.79 to 1.26; those of
    // 200 of 400 are 0.450 and 0.550: from 0.82 to 1.22.
    [150, 150, "unsure"],
    [200, 200, "about-same"],
    [100, 132, "rose"],
    [50_000, 50_500, "about-same"],
    [50_000, 50_700, "rose"],
  ])("is detected from %i to %i cases: %s", (before, latest, expected) => {
    expect(compareCounts(withEqualExposure(before), withEqualExposure(latest))).toBe(expected);
  });
});

test("compares a part with the rest of its whole", () => {
  const total = { cases: 1000, exposure: 1_000_000 };
  expect(comparePart(total, { cases: 130, exposure: 100_000 })).toBe("rose");
  expect(comparePart(total, { cases: 110, exposure: 100_000 })).toBe("unsure");
  expect(comparePart(total, { cases: 70, exposure: 100_000 })).toBe("fell");
  expect(comparePart(total, total)).toBe("unsure");
});
