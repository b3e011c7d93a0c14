import { expect, test } from "vitest";
import { answerRows } from "./divideAnswers.ts";
import { generateHealthChecks } from "./generateHealthChecks.ts";

const places = [
  { code: "CPT", peopleCount: 4_700_000 },
  ...Array.from({ length: 200 }, (_, index) => ({ code: `XX${index}`, peopleCount: 40_000 + index * 1_000 })),
];

test("the same places give the same organisations and answers", () => {
  expect(generateHealthChecks(places, 9)).toEqual(generateHealthChecks(places, 9));
});

test("a metro has many organisations; of other places some have none, some one or two, some more", () => {
  const organisations = generateHealthChecks(places, 9);
  const counts = places.map((_, index) => organisations.filter(({ place }) => place === index).length);
  expect(counts[0]).toBeGreaterThan(15);
  expect(new Set(counts.slice(1).map((count) => Math.min(count, 3)))).toEqual(new Set([0, 1, 2, 3]));
});

test("some skip a quarter, some have too few responses, and nobody has more than expected", () => {
  const runs = generateHealthChecks(places, 9).flatMap((organisation) => organisation.runs);
  expect(runs).toContain(null);
  const held = runs.filter((run) => run !== null);
  expect(held.some(({ responses }) => responses < 5)).toBe(true);
  for (const { responses, expectedResponses } of held) {
    expect(responses).toBeGreaterThan(0);
    expect(responses).toBeLessThanOrEqual(expectedResponses);
  }
});

test("every response gives one answer to a question with one, and each chosen answer at most once", () => {
  const questions = [
    { isSingleChoice: true, answerIds: [1, 2, 3], isScored: true },
    { isSingleChoice: false, answerIds: [4, 5], isScored: true },
  ];
  for (const leaning of [0, 0.3, 0.97]) {
    const rows = [...answerRows({ healthCheckId: 7, responses: 23, leaning }, questions)];
    const chose = (ids: number[]) => rows.filter(([, id]) => ids.includes(id)).map(([, , count]) => count);
    expect(chose([1, 2, 3]).reduce((a, b) => a + b, 0)).toBe(23);
    for (const count of chose([4, 5])) expect(count).toBeLessThanOrEqual(23);
    if (leaning === 0) expect(rows).toEqual([[7, 3, 23]]);
  }
});
