import fc from "fast-check";
import { expect, test } from "vitest";
import { groupPins, TOUCH_SIZE } from "./groupPins.ts";

const place = fc.record({ x: fc.integer({ min: 0, max: 360 }), y: fc.integer({ min: 0, max: 320 }) });
const places = fc
  .tuple(fc.array(place, { maxLength: 60 }), place, fc.integer({ min: 0, max: 20 }))
  .map(([apart, town, more]) => [...apart, ...Array.from({ length: more }, () => town)]);

test("any two marks are at least a finger's width apart", () => {
  fc.assert(
    fc.property(places, (all) => {
      const groups = groupPins(all);
      for (const [index, a] of groups.entries()) {
        for (const b of groups.slice(index + 1)) {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(TOUCH_SIZE);
        }
      }
    }),
  );
});

test("every place belongs to one mark, whose position is the mean of its places", () => {
  fc.assert(
    fc.property(places, (all) => {
      const groups = groupPins(all);
      const indexes = groups.flatMap((group) => group.indexes).toSorted((a, b) => a - b);
      expect(indexes).toEqual(all.map((_, index) => index));
      for (const group of groups) {
        const mean =
          group.indexes.reduce((sum, index) => sum + (all[index]?.x ?? 0), 0) / group.indexes.length;
        expect(group.x).toBeCloseTo(mean, 6);
      }
    }),
  );
});

test("places that are far enough apart are not grouped", () => {
  const apart = [
    { x: 50, y: 100 },
    { x: 94, y: 100 },
    { x: 50, y: 144 },
  ];
  expect(groupPins(apart).map(({ indexes }) => indexes)).toEqual([[0], [1], [2]]);
});
