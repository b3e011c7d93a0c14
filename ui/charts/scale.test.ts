import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCount } from "../text/format.ts";
import { readOut, stateOf, stateWords } from "./reading.ts";
import { colorScale, fractionColor, percentScale, type ScaleStep, stepOf, stepOfFraction } from "./scale.ts";
import { sectorPath } from "./sector.ts";

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

const scale = percentScale(["#a", "#b", "#c", "#d", "#e"]);

test.each([
  [0, "#a"],
  [0.0001, "#b"],
  [0.24, "#b"],
  [0.2401, "#c"],
  [0.49, "#c"],
  [0.4901, "#d"],
  [0.74, "#d"],
  [0.7401, "#e"],
  [1, "#e"],
  [1.0001, "#000000"],
  [-0.01, "#000000"],
  [Number.NaN, "#000000"],
])("%d is drawn in %s", (fraction, colour) => {
  expect(fractionColor(scale)(fraction)).toBe(colour);
});

test("every share with two decimals in per cent has its band, by the bounds 0, 24, 49 and 74", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      const band = [0, 24, 49, 74].filter((bound) => hundredths / 100 > bound).length;
      expect(stepOfFraction(scale, hundredths / 10_000)).toBe(scale[band]);
    }),
  );
});

test("zero is a figure; the ways of having none are distinguished in words", () => {
  expect(readOut(0, formatCount)).toBe("0");
  expect(stateOf(0)).toBe("zero");
  expect(stateOf(12)).toBeNull();
  expect(readOut("too-few", formatCount)).toBe("Too few to show");
  expect(new Set(Object.values(stateWords)).size).toBe(5);
});

const quarter = Math.PI / 2;

test("a part of a disc goes from the edge round to the middle", () => {
  expect(sectorPath(0, quarter, 0, 100)).toBe(
    "M0 -100A100 100 0 0 1 70.711 -70.711A100 100 0 0 1 100 0L0 0Z",
  );
});

test("a part of a ring comes back along its inner edge", () => {
  expect(sectorPath(0, 2 * quarter, 50, 100)).toBe(
    "M0 -100A100 100 0 0 1 100 0A100 100 0 0 1 0 100L0 50A50 50 0 0 0 50 0A50 50 0 0 0 0 -50Z",
  );
});

test("a whole has no line to its middle", () => {
  expect(sectorPath(0, 4 * quarter, 0, 100)).toBe("M0 -100A100 100 0 0 1 0 100A100 100 0 0 1 0 -100Z");
  expect(sectorPath(0, 4 * quarter, 50, 100)).toBe(
    "M0 -100A100 100 0 0 1 0 100A100 100 0 0 1 0 -100ZM0 -50A50 50 0 0 0 0 50A50 50 0 0 0 0 -50Z",
  );
});
