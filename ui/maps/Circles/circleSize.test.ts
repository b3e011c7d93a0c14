import { expect, test } from "vitest";
import { exampleValues, radiusOf } from "./circleSize.ts";

test("areas of circles are proportional to their values, and zero has no circle", () => {
  const getArea = (value: number) => radiusOf(value, 200, 30) ** 2;
  expect(getArea(100) / getArea(25)).toBeCloseTo(4);
  expect(radiusOf(200, 200, 30)).toBe(30);
  expect(radiusOf(0, 200, 30)).toBe(0);
  expect(radiusOf(0, 0, 30)).toBe(0);
});

test("a legend has round numbers that are at most the largest value", () => {
  expect(exampleValues(2363)).toEqual([2000, 500, 100]);
  expect(exampleValues(180)).toEqual([100, 20, 5]);
  expect(exampleValues(3)).toEqual([2, 1]);
  expect(exampleValues(1)).toEqual([1]);
  expect(exampleValues(0)).toEqual([]);
});
