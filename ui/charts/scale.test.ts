import fc from "fast-check";
import { expect, test } from "vitest";
import { colorScale, type ScaleStep, stepOf } from "./scale.ts";

const crime: ScaleStep[] = [
  { start: 0, end: 50, description: "Low", color: "#EED0D2" },
  { start: 50, end: 90, description: "Medium", color: "#CB7377" },
  { start: 90, end: null, description: "High", color: "#A8161D" },
];

test("a step's start counts in and its end does not", () => {
  const colorOf = colorScale(crime);
  expect([0, 49.99, 50, 89.99, 90, 5000].map(colorOf)).toEqual([
    "#EED0D2",
    "#EED0D2",
    "#CB7377",
    "#CB7377",
    "#A8161D",
    "#A8161D",
  ]);
});

test("every value takes the colour of the step that holds it, and black where none does", () => {
  const edges = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(edges, fc.integer({ min: -2200, max: 2200 }), (unsorted, halves) => {
      const value = halves / 2;
      const starts = unsorted.toSorted((a, b) => a - b);
      const steps = starts.slice(0, -1).map((start, index) => ({
        start,
        end: starts[index + 1] ?? null,
        description: `${start}`,
        color: `#00000${index}`,
      }));
      const step = stepOf(steps, value);
      const isInside = value >= (starts[0] ?? 0) && value < (starts.at(-1) ?? 0);
      expect(step !== undefined).toBe(isInside);
      expect(colorScale(steps)(value)).toBe(step?.color ?? "#000000");
      if (step) expect(step.start <= value && value < Number(step.end)).toBe(true);
    }),
  );
});
