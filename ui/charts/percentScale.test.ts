import fc from "fast-check";
import { expect, test } from "vitest";
import { fractionColor, percentScale, stepOfFraction } from "./percentScale.ts";

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
