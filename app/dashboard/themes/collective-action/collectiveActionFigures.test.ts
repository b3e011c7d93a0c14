import { collectiveActionsOf } from "@gbvf/mocks/collective-action/collectiveAction.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { countsOf, figuresOf, readingsOf, shownPillars } from "./collectiveActionFigures.ts";

const only = (...componentOptions: number[]) => ({ componentOptions });
const pillar = (pillarId: number, active: number, past: number) => ({
  pillarId,
  activeCollectiveActions: active,
  inactiveCollectiveActions: past,
});
const boundary = {
  activeCollectiveActions: 3,
  inactiveCollectiveActions: 4,
  pillars: [pillar(1, 1, 0), pillar(3, 2, 4)],
};

test("an empty filter counts every challenge", () => {
  expect(figuresOf(boundary, NO_FILTERS)).toEqual({ active: 3, past: 4, total: 7 });
});

test("pillars narrow the count, and one without a challenge counts zero", () => {
  expect(figuresOf(boundary, only(3))).toEqual({ active: 2, past: 4, total: 6 });
  expect(figuresOf(boundary, only(6))).toEqual({ active: 0, past: 0, total: 0 });
});

test("hidden pillars are not shown, whatever the address says", () => {
  const [first, ...others] = collectiveActionsOf(7).collectiveActionStats;
  if (first === undefined) throw new Error("The mocks have pillars.");
  const stats = [{ ...first, isIncluded: false }, ...others];
  expect(shownPillars(stats, NO_FILTERS)).toHaveLength(5);
  expect(shownPillars(stats, only(1, 2)).map(({ pillarId }) => pillarId)).toEqual([2]);
});

test("the map shows active challenges, zero where none is", () => {
  const { containedBoundaryData } = collectiveActionsOf(146);
  const readings = readingsOf(containedBoundaryData, NO_FILTERS);
  for (const { boundaryId, activeCollectiveActions } of containedBoundaryData) {
    expect(readings.get(boundaryId)).toBe(activeCollectiveActions);
  }
});

const anyPillars = fc
  .tuple(
    ...[1, 2, 3, 4, 5, 6].map((id) => fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]) => pillar(id, a, b))),
  )
  .map((pillars) => {
    const { active, past } = countsOf(pillars);
    return { activeCollectiveActions: active, inactiveCollectiveActions: past, pillars };
  });

test("the chosen pillars and the others together are the whole", () => {
  fc.assert(
    fc.property(
      anyPillars,
      fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1, maxLength: 5 }),
      (some, chosen) => {
        const others = [1, 2, 3, 4, 5, 6].filter((id) => !chosen.includes(id));
        const parts = [figuresOf(some, only(...chosen)), figuresOf(some, only(...others))];
        const whole = figuresOf(some, NO_FILTERS);
        expect(parts.reduce((sum, { active }) => sum + active, 0)).toBe(whole.active);
        expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(whole.total);
        expect(figuresOf(some, only(...chosen, ...others))).toEqual(whole);
      },
    ),
  );
});
