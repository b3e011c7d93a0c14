import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { outcomesOf } from "../testing/survey-results/outcomes.ts";
import { MAX_CHANGE, perturb, secretChance } from "./perturb.ts";

function* splits(answers: number, options: number): Generator<number[]> {
  if (options === 1) return yield [answers];
  for (let first = 0; first <= answers; first++) {
    for (const rest of splits(answers - first, options - 1)) yield [first, ...rest];
  }
}

const kept = new Map<string, Map<string, number>>();
function outcomes(counts: readonly number[]): Map<string, number> {
  const found = kept.get(counts.join()) ?? outcomesOf(counts);
  kept.set(counts.join(), found);
  return found;
}

/** The attacker knows the rule and all answers but the last, and takes the likeliest. */
function guessRate(known: readonly number[], could: readonly number[] = [...known.keys()]): number {
  const likeliest = new Map<string, number>();
  for (const last of could) {
    const counts = known.map((count, option) => count + Number(option === last));
    for (const [result, probability] of outcomes(counts)) {
      likeliest.set(result, Math.max(likeliest.get(result) ?? 0, probability));
    }
  }
  return [...likeliest.values()].reduce((sum, probability) => sum + probability, 0) / could.length;
}

const highest = (rates: readonly number[]) => Math.max(...rates);

/** Larger counts behave alike. */
const kindsOf = (options: number) => [
  ...new Map(
    [...Array(2 * options + 1).keys()]
      .flatMap((answers) => [...splits(answers, options)])
      .filter((counts) => counts.every((count) => count <= 2))
      .map((counts) => counts.toSorted((a, b) => a - b))
      .map((counts) => [counts.join(), counts]),
  ).values(),
];

describe("S47 who knows all answers but one guesses the last", () => {
  test("in at most 67 % of cases with two options, whatever the others are", () => {
    const rates = [...Array(21).keys()].flatMap((answers) =>
      [...splits(answers, 2)].map((known) => guessRate(known)),
    );
    expect(highest(rates)).toBeLessThanOrEqual(0.67);
    expect(highest(rates)).toBeCloseTo(0.655, 3);
  });

  test("in at most 55 % with three", () => {
    const rates = [...Array(7).keys()].flatMap((answers) =>
      [...splits(answers, 3)].map((known) => guessRate(known)),
    );
    expect(highest(rates)).toBeLessThanOrEqual(0.55);
    expect(highest(rates)).toBeCloseTo(0.507, 3);
  });

  test("in at most 50 % with four", () => {
    const rates = kindsOf(4).map((known) => guessRate(known));
    expect(highest(rates)).toBeLessThanOrEqual(0.5);
    expect(highest(rates)).toBeCloseTo(0.447, 3);
  });

  test("hardly more often where an option is ruled out beforehand, such as 'I prefer not to say'", () => {
    const limits = { 2: 0.68, 3: 0.55 } as const;
    for (const options of [3, 4]) {
      const rates = kindsOf(options).flatMap((known) =>
        [...known.keys()].map((out) =>
          guessRate(
            known,
            [...known.keys()].filter((option) => option !== out),
          ),
        ),
      );
      expect(highest(rates)).toBeLessThanOrEqual(limits[(options - 1) as 2 | 3]);
    }
  });
});

test("counts of two and more are blurred as any larger ones are", () => {
  const changes = (counts: readonly number[]) =>
    [...outcomesOf(counts)]
      .map(([result, probability]) => {
        const moved = result.split(",").map((count, option) => Number(count) - (counts[option] as number));
        return `${moved} ${probability.toFixed(12)}`;
      })
      .toSorted();
  expect(changes([2, 1, 2])).toEqual(changes([7, 1, 400]));
  expect(changes([2, 0])).toEqual(changes([19, 0]));
});

test("blurring keeps the sum, leaves nothing negative, and moves no count by more than two", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 7 }), (counts) => {
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
      const blurred = perturb(counts, secretChance);
      expect(sum(blurred)).toBe(sum(counts));
      for (const [option, count] of blurred.entries()) {
        expect(count).toBeGreaterThanOrEqual(0);
        expect(Math.abs(count - (counts[option] as number))).toBeLessThanOrEqual(MAX_CHANGE);
      }
    }),
    { numRuns: 500 },
  );
});

test("the secure generator moves as often as the exact probabilities say", () => {
  const DRAWS = 20_000;
  const counts = [5, 5];
  const found = new Map<string, number>();
  for (let draw = 0; draw < DRAWS; draw++) {
    const result = perturb(counts, secretChance).join();
    found.set(result, (found.get(result) ?? 0) + 1);
  }
  for (const [result, probability] of outcomesOf(counts)) {
    const error = 6 * Math.sqrt((probability * (1 - probability)) / DRAWS);
    expect(Math.abs((found.get(result) ?? 0) / DRAWS - probability)).toBeLessThan(error);
  }
});
