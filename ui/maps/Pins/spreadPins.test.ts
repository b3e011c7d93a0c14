import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadPins } from "./spreadPins.ts";

const room = { width: 360, height: 320 };
const tip = fc.record({ x: fc.integer({ min: 0, max: 360 }), y: fc.integer({ min: 0, max: 320 }) });

test("no pin hides another's head, also where many share one place on a phone", () => {
  fc.assert(
    fc.property(
      fc.array(tip, { maxLength: 40 }),
      tip,
      fc.integer({ min: 0, max: 20 }),
      (tips, town, more) => {
        const placed = spreadPins([...tips, ...Array.from({ length: more }, () => town)], room);
        for (const [index, a] of placed.entries()) {
          for (const b of placed.slice(index + 1)) {
            expect(Math.abs(a.x - b.x) >= 23 || Math.abs(a.y - b.y) >= 26).toBe(true);
          }
        }
      },
    ),
  );
});

test("a pin that hides nobody stays where it is, and what is out of sight too", () => {
  const apart = [
    { x: 50, y: 100 },
    { x: 150, y: 100 },
    { x: -400, y: 20 },
    { x: -400, y: 20 },
  ];
  expect(spreadPins(apart, room)).toEqual(apart);
});
