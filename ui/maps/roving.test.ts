import fc from "fast-check";
import { expect, test } from "vitest";
import type { Point } from "./geometry.ts";
import { type Direction, neighbourInDirection, pointAfterKey } from "./roving.ts";

const directions: Direction[] = ["up", "down", "left", "right"];
const coordinate = fc.integer({ min: 0, max: 40 });
const places = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 40 });

test("an arrow key moves in its direction", () => {
  fc.assert(
    fc.property(places, fc.constantFrom(...directions), fc.nat(), (points, direction, seed) => {
      const from = seed % points.length;
      const next = neighbourInDirection(points, from, direction);
      if (next === undefined) return;
      const [a, b] = [points[from] as Point, points[next] as Point];
      expect(next).not.toBe(from);
      if (direction === "right") expect(b.x).toBeGreaterThanOrEqual(a.x);
      if (direction === "left") expect(b.x).toBeLessThanOrEqual(a.x);
      if (direction === "down") expect(b.y).toBeGreaterThanOrEqual(a.y);
      if (direction === "up") expect(b.y).toBeLessThanOrEqual(a.y);
    }),
  );
});

test("arrow keys move through points in the same place one after another", () => {
  const points = [
    { x: 4, y: 4 },
    { x: 4, y: 4 },
    { x: 4, y: 4 },
    { x: 9, y: 4 },
  ];
  const steps = [0, 1, 2, 3].map((from) => neighbourInDirection(points, from, "right"));
  expect(steps).toEqual([1, 2, 3, undefined]);
  expect(neighbourInDirection(points, 2, "left")).toBe(1);
});

test("Page Down moves from the first through every point to the last, and Page Up back", () => {
  fc.assert(
    fc.property(places, (points) => {
      const walk = (from: number, key: string): number[] => {
        const next = pointAfterKey(points, from, key);
        return next === undefined ? [from] : [from, ...walk(next, key)];
      };
      const all = points.map((_, index) => index);
      expect(walk(0, "PageDown")).toEqual(all);
      expect(walk(points.length - 1, "PageUp")).toEqual(all.toReversed());
    }),
  );
});

test("a neighbour straight ahead is chosen before a nearer one to the side", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 3, y: 2.9 },
    { x: 5, y: 0 },
  ];
  expect(neighbourInDirection(points, 0, "right")).toBe(2);
  expect(neighbourInDirection(points, 0, "down")).toBe(1);
  expect(neighbourInDirection(points, 0, "up")).toBeUndefined();
});

test("Home and End move to the first and the last point, and other keys do not move", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ];
  expect(pointAfterKey(points, 1, "Home")).toBe(0);
  expect(pointAfterKey(points, 1, "End")).toBe(2);
  expect(pointAfterKey(points, 1, "ArrowRight")).toBe(2);
  expect(pointAfterKey(points, 1, "a")).toBeUndefined();
});
