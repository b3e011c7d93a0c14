import fc from "fast-check";
import { expect, test } from "vitest";
import { percentScale } from "../../charts/scale.ts";
import { getMarkPosition } from "../../maps/Legend/marks.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { crimeScales } from "./crimeScale.ts";

test.each([
  [0, 0],
  [25, 1 / 6],
  [50, 1 / 3],
  [90, 2 / 3],
  [150, 1],
])("%d is at position %d of the crime scale if the highest value is 150", (value, at) => {
  expect(getMarkPosition(crimeScales[4], value, 150)).toBeCloseTo(at);
});

test("zero is in the middle of its step, and a value outside the scale has no position", () => {
  const scale = percentScale(dataColor.buildingBlock.scale);
  expect(getMarkPosition(scale, 0, 100)).toBeCloseTo(0.1);
  expect(getMarkPosition(scale, 101, 101)).toBeNull();
});

test("a higher value never has a lower position", () => {
  const value = fc.integer({ min: 0, max: 10_000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(value, value, (one, other) => {
      const highest = Math.max(one, other);
      const [low, high] = [Math.min(one, other), highest].map((each) =>
        Number(getMarkPosition(crimeScales[4], each, highest)),
      );
      expect(low).toBeLessThanOrEqual(Number(high));
    }),
  );
});
