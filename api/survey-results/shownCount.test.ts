import fc from "fast-check";
import { expect, test } from "vitest";
import { everyOutcome } from "../testing/survey-results/outcomes.ts";
import { type Chance, resize, secretChance } from "./perturb.ts";
import { countAtClosing, countWhileOpen } from "./shownCount.ts";

type Count = (responses: number, chance: Chance) => number;
const outcomesOf = (count: Count, responses: number) =>
  everyOutcome((chance) => String(count(responses, chance)));

function guessRate(count: Count, responses: number): number {
  const without = outcomesOf(count, responses);
  const withOne = outcomesOf(count, responses + 1);
  const results = new Set([...without.keys(), ...withOne.keys()]);
  return [...results].reduce(
    (sum, result) => sum + Math.max(without.get(result) ?? 0, withOne.get(result) ?? 0) / 2,
    0,
  );
}

const NUMBERS = [...Array(31).keys()];

test("S47 who drives the daily number to the edge of a step tells one more answer in at most 60 % of cases", () => {
  const rates = NUMBERS.map((responses) => guessRate(countWhileOpen, responses));
  expect(Math.max(...rates)).toBeLessThanOrEqual(0.6001);
});

test("S47 no daily number rules out that one person more, or fewer, answered", () => {
  const likely = (responses: number) =>
    [...outcomesOf(countWhileOpen, responses)].filter(([, probability]) => probability > 1e-4);
  for (const responses of NUMBERS) {
    const withOne = outcomesOf(countWhileOpen, responses + 1);
    for (const [result, probability] of likely(responses)) {
      expect((withOne.get(result) ?? 0) / probability).toBeGreaterThan(0.6);
    }
  }
});

test("S47 the number of a closed survey tells the last answer in at most 67 % of cases, but for four and five", () => {
  for (const responses of NUMBERS) {
    const rate = guessRate(countAtClosing, responses);
    if (responses >= 5) expect(rate).toBeLessThanOrEqual(0.67);
  }
});

test("S20 fewer than five never become five or more, nor the other way round", () => {
  for (const responses of NUMBERS) {
    const shown = [...outcomesOf(countAtClosing, responses).keys()].map(Number);
    for (const number of shown) expect(number >= 5).toBe(responses >= 5);
  }
});

test("counts are repeated or left out until they add up to the number that is shown", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 7 }),
      fc.integer({ min: 0, max: 60 }),
      (counts, size) => {
        fc.pre(counts.some((count) => count > 0));
        const resized = resize(counts, size, secretChance);
        expect(resized.reduce((sum, count) => sum + count, 0)).toBe(size);
        for (const [option, count] of resized.entries()) {
          expect(count).toBeGreaterThanOrEqual(0);
          if (counts[option] === 0) expect(count).toBe(0);
        }
      },
    ),
  );
});

test("leaving out or repeating changes no share on average", () => {
  const mean = (size: number) =>
    [...everyOutcome((chance) => resize([3, 1], size, chance).join())].reduce(
      (sum, [counts, probability]) => sum + (Number(counts.split(",")[0]) / size) * probability,
      0,
    );
  expect(mean(6)).toBeCloseTo(3 / 4, 10);
  expect(mean(2)).toBeCloseTo(3 / 4, 10);
});
