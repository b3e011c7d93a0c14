import fc from "fast-check";
import { expect, test } from "vitest";
import type { MissingReason } from "../reading.ts";
import { type BarGroup, layoutBars, margin } from "./layout.ts";

const series = [
  { id: "previous", label: "Previous year", color: "#DDA4A7" },
  { id: "current", label: "Current year", color: "#A8161D" },
];
const reading = fc.oneof(
  fc.nat(1_000_000),
  fc.constantFrom<MissingReason>("no-data", "not-captured", "too-few"),
);
const groups = fc
  .array(fc.tuple(reading, reading), { minLength: 1, maxLength: 8 })
  .map((pairs) => pairs.map((values, id): BarGroup => ({ id, label: `Q${id + 1}`, values })));
const size = fc.record({
  width: fc.integer({ min: 260, max: 1200 }),
  height: fc.integer({ min: 160, max: 500 }),
});

test("every bar is on the baseline, inside the drawing, and overlaps no other bar", () => {
  fc.assert(
    fc.property(groups, size, (barGroups, { width, height }) => {
      const { bars, baseline } = layoutBars(barGroups, series, { width, height });
      expect(bars).toHaveLength(barGroups.length * series.length);
      for (const [index, { box }] of bars.entries()) {
        expect(box.y + box.height).toBeCloseTo(baseline, 6);
        expect(box.y).toBeGreaterThanOrEqual(margin.top - 1e-6);
        expect(box.x).toBeGreaterThanOrEqual(margin.left);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        const next = bars[index + 1];
        if (next) expect(box.x + box.width).toBeLessThanOrEqual(next.box.x + 1e-6);
      }
    }),
  );
});

test("heights are proportional to the figures, and zero has no height but is not missing", () => {
  const { bars } = layoutBars([{ id: 1, label: "Jan - Mar", values: [300, 600] }], series, {
    width: 400,
    height: 240,
  });
  expect(bars[1]?.box.height).toBeCloseTo(2 * (bars[0]?.box.height ?? 0), 6);
  const [zero, missing] = layoutBars([{ id: 1, label: "Jan - Mar", values: [0, "not-captured"] }], series, {
    width: 400,
    height: 240,
  }).bars;
  expect(zero).toMatchObject({ missing: null, box: { height: 0 } });
  expect(missing?.missing).toBe("not-captured");
});

test("ticks are whole numbers", () => {
  fc.assert(
    fc.property(groups, size, (barGroups, box) => {
      expect(layoutBars(barGroups, series, box).ticks.every(({ value }) => Number.isInteger(value))).toBe(
        true,
      );
    }),
  );
});
