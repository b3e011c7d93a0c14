import { expect, test } from "vitest";
import { layoutDoughnut } from "./layout.ts";

function getEnd(path: string | null) {
  const [outer = ""] = (path ?? "").split("L");
  const [x = Number.NaN, y = Number.NaN] = outer.split(" ").slice(-2).map(Number);
  return [Math.round(x), Math.round(y)];
}

test("a quarter ends at three o'clock, a half at six", () => {
  expect(getEnd(layoutDoughnut(0.25, 100).filled)).toEqual([100, 0]);
  expect(getEnd(layoutDoughnut(0.5, 100).filled)).toEqual([0, 100]);
});

test("a share of zero draws no fill, and a share of 1 or more fills the ring", () => {
  expect(layoutDoughnut(0, 100).filled).toBeNull();
  expect(layoutDoughnut(1, 100).filled).toBe(layoutDoughnut(1, 100).ring);
  expect(layoutDoughnut(1.4, 100).filled).toBe(layoutDoughnut(1, 100).ring);
});
