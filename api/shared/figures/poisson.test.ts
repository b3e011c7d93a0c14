import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareCounts, comparePart, poissonInterval } from "./poisson.ts";

/** Garwood's table (1936). */
test.each([
  [0, 0, 3.6889],
  [1, 0.0253, 5.5716],
  [2, 0.2422, 7.2247],
  [5, 1.6235, 11.6683],
  [10, 4.7954, 18.3904],
  [20, 12.2165, 30.8884],
  [50, 37.111, 65.9188],
  [100, 81.3639, 121.6272],
])("the exact 95 %% interval of %i cases", (cases, lower, upper) => {
  const [from, to] = poissonInterval(cases);
  expect(from).toBeCloseTo(lower, 3);
  expect(to).toBeCloseTo(upper, 3);
});

function atMost(cases: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = term;
  for (let count = 1; count <= cases; count += 1) {
    term *= mean / count;
    sum += term;
  }
  return sum;
}

test("beyond each limit lie 2.5 % of what chance brings", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (cases) => {
      const [lower, upper] = poissonInterval(cases);
      expect(1 - atMost(cases - 1, lower)).toBeCloseTo(0.025, 9);
      expect(atMost(cases, upper)).toBeCloseTo(0.025, 9);
    }),
  );
});

test("of a country's reports too, the interval is that of the normal distribution", () => {
  const [lower, upper] = poissonInterval(51_895);
  expect(lower).toBeCloseTo(51_895 - 1.96 * Math.sqrt(51_895) + (1.96 ** 2 - 1) / 3, 0);
  expect(upper).toBeCloseTo(51_896 + 1.96 * Math.sqrt(51_896) + (1.96 ** 2 - 1) / 3, 0);
});

const alike = (cases: number) => ({ cases, exposure: 1 });

describe("a change is beyond chance", () => {
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
  ])("from %i to %i cases: %s", (before, latest, expected) => {
    expect(compareCounts(alike(before), alike(latest))).toBe(expected);
  });

  test("as the binomial distribution has it, summed term by term", () => {
    const count = fc.integer({ min: 0, max: 60 });
    const exposure = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(count, count, exposure, exposure, (from, to, fromExposure, toExposure) => {
        const all = from + to;
        const share = toExposure / (fromExposure + toExposure);
        let probability = (1 - share) ** all;
        let [below, above] = [0, 0];
        for (let k = 0; k <= all; k += 1) {
          if (k <= to) below += probability;
          if (k >= to) above += probability;
          probability *= ((all - k) / (k + 1)) * (share / (1 - share));
        }
        fc.pre(Math.abs(below - 0.025) > 1e-9 && Math.abs(above - 0.025) > 1e-9);
        const expected = above < 0.025 ? "rose" : below < 0.025 ? "fell" : "neither";
        const direction = compareCounts(
          { cases: from, exposure: fromExposure },
          { cases: to, exposure: toExposure },
        );
        expect(["rose", "fell"].includes(direction) ? direction : "neither").toBe(expected);
      }),
    );
  });

  test("and turns about with its two sides", () => {
    const counted = fc.record({
      cases: fc.integer({ min: 0, max: 60_000 }),
      exposure: fc.integer({ min: 1, max: 60_000_000 }),
    });
    const turned = {
      rose: "fell",
      fell: "rose",
      "about-same": "about-same",
      unsure: "unsure",
      none: "none",
    } as const;
    fc.assert(
      fc.property(counted, counted, (one, other) => {
        const direction = compareCounts(one, other);
        expect(compareCounts(other, one)).toBe(turned[direction]);
      }),
    );
  });
});

test("a part is compared with all the rest of its whole", () => {
  const whole = { cases: 1000, exposure: 1_000_000 };
  expect(comparePart(whole, { cases: 130, exposure: 100_000 })).toBe("rose");
  expect(comparePart(whole, { cases: 110, exposure: 100_000 })).toBe("unsure");
  expect(comparePart(whole, { cases: 70, exposure: 100_000 })).toBe("fell");
  expect(comparePart(whole, whole)).toBe("unsure");
});
