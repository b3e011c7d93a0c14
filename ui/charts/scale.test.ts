import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCount } from "../text/format.ts";
import { formatReading, getState, readingLabels } from "./reading.ts";
import { colorScale, fractionColor, percentScale, type ScaleStep, stepOfFraction } from "./scale.ts";

const crime: ScaleStep[] = [
  { start: 0, end: 50, description: "Low", color: "#EED0D2" },
  { start: 50, end: 90, description: "Medium", color: "#CB7377" },
  { start: 90, end: null, description: "High", color: "#A8161D" },
];

test("a step includes its start and excludes its end", () => {
  const colorOf = colorScale(crime);
  expect([0, 49.99, 50, 89.99, 90, 5000, -1, Number.NaN].map(colorOf)).toEqual([
    "#EED0D2",
    "#EED0D2",
    "#CB7377",
    "#CB7377",
    "#A8161D",
    "#A8161D",
    "#000000",
    "#000000",
  ]);
});

const scale = percentScale(["#a", "#b", "#c", "#d", "#e"]);

test.each([
  [0, "#a"],
  [0.0001, "#b"],
  [1, "#e"],
  [1.0001, "#000000"],
  [-0.01, "#000000"],
  [Number.NaN, "#000000"],
])("%d is drawn in %s", (fraction, colour) => {
  expect(fractionColor(scale)(fraction)).toBe(colour);
});

test("every percentage with two decimals is in the band that the bounds 0, 24, 49 and 74 set", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      const band = [0, 24, 49, 74].filter((bound) => hundredths / 100 > bound).length;
      expect(stepOfFraction(scale, hundredths / 10_000)).toBe(scale[band]);
    }),
  );
});

test("zero is a figure, and each reason for a missing figure has a different text", () => {
  expect(formatReading(0, formatCount)).toBe("0");
  expect(getState(0)).toBe("zero");
  expect(getState(12)).toBeNull();
  expect(formatReading("too-few", formatCount)).toBe("Too few to show");
  expect(new Set(Object.values(readingLabels)).size).toBe(5);
});
