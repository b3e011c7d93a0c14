import { expect, test } from "vitest";
import { expectedQuarters } from "./expected.ts";

const on = (today: string, held: { year: number; quarter: number }[]) =>
  expectedQuarters({ held, afterDays: 51, whose: "The police’s", today });

test("a quarter is expected some weeks after its end, and late from the day after", () => {
  const held = [{ year: 2026, quarter: 2 }];
  expect(on("2026-11-20", held)[0]).toEqual({
    period: "Jul - Sep 2026",
    expectedOn: "2026-11-20",
    isLate: false,
    sentence: "The police’s figures for Jul - Sep 2026 are expected by 20 November 2026.",
  });
  expect(on("2026-11-21", held).map(({ sentence }) => sentence)).toEqual([
    "The police’s figures for Jul - Sep 2026 were expected by 20 November 2026.",
    "The police’s figures for Oct - Dec 2026 are expected by 20 February 2027.",
  ]);
});

test("what is held is expected no more, a financial year with its last quarter", () => {
  expect(on("2026-05-30", [{ year: 2025, quarter: 0 }]).map(({ period }) => period)).toEqual([
    "Apr - Jun 2026",
  ]);
  expect(on("2026-11-25", [{ year: 2026, quarter: 3 }]).map(({ isLate }) => isLate)).toEqual([false]);
});

test("before anything is held nothing is late", () => {
  expect(on("2026-11-25", []).map(({ period, isLate }) => [period, isLate])).toEqual([
    ["Oct - Dec 2026", false],
  ]);
});
