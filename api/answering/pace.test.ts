import { expect, test } from "vitest";
import { TooManyRequests } from "../lib/security/throttle.ts";
import type { Chance } from "../survey-results/perturb.ts";
import { isFast, refuseFlood } from "./pace.ts";

const ALWAYS: Chance = { happens: () => true, choose: () => 0 };
const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 7, 15, 10, minute, second));

test("S51 ten thousand answers from one network to one survey pass in ten minutes; others are not held up", () => {
  for (let n = 0; n < 10_000; n++) refuseFlood("203.0.113.7", 1, at(0));
  expect(() => refuseFlood("203.0.113.7", 1, at(9))).toThrow(TooManyRequests);
  expect(() => refuseFlood("203.0.113.8", 1, at(9))).not.toThrow();
  expect(() => refuseFlood("203.0.113.7", 2, at(9))).not.toThrow();
  expect(() => refuseFlood("203.0.113.7", 1, at(10))).not.toThrow();
});

test.each([
  ["a few people", 10, 20, 20],
  ["sixty people", 60, 20, 21],
  ["a university", 400, 100, 22],
  ["a country", 100_000, 200, 23],
])(
  "S48 of %s, %i expected, %i answers in ten seconds are fast, and one fewer is not",
  (_, expected, count, minute) => {
    const survey = 1000 + expected;
    for (let n = 1; n < count; n++) expect(isFast(survey, expected, at(minute), ALWAYS)).toBe(false);
    expect(isFast(survey, expected, at(minute, 9), ALWAYS)).toBe(true);
  },
);

test("S48 bursts that stay below twenty in ten seconds are fast in ten minutes, whatever was expected", () => {
  for (const [survey, expected] of [
    [1, 10],
    [2, 1000],
  ] as const) {
    const bursts = Array.from({ length: 54 }, (_, burst) =>
      Array.from({ length: 18 }, () =>
        isFast(survey, expected, at(30 + Math.floor(burst / 6), (burst % 6) * 10), ALWAYS),
      ),
    );
    expect(bursts[0]).not.toContain(true);
    expect(bursts.flat()).toContain(true);
  }
});

test("S47 who sends all but one of the answers that are too many seldom learns whether a colleague's was the last", () => {
  const LIMIT = 20;
  const BURSTS = 4000;
  let minute = 60;
  const rateAfter = (answers: number) => {
    const found = Array.from({ length: BURSTS }, () => {
      minute += 10;
      return Array.from({ length: answers }, () => isFast(5000, 10, at(minute))).includes(true);
    });
    return found.filter(Boolean).length / BURSTS;
  };
  const [without, withOne] = [rateAfter(LIMIT + 4), rateAfter(LIMIT + 5)];
  expect(without).toBeGreaterThan(0.4);
  expect(without).toBeLessThan(0.52);
  expect(withOne - without).toBeLessThan(0.25);
});
