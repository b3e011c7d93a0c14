import fc from "fast-check";
import { expect, test } from "vitest";
import type { Missing } from "../reading.ts";
import { layoutPie, type Slice, totalOf } from "./layout.ts";

const missing = fc.constantFrom<Missing>("no-data", "not-captured", "too-few");
const slices = fc
  .array(fc.oneof(fc.nat(100_000), missing), { maxLength: 12 })
  .map((values) => values.map((value, id): Slice => ({ id, label: `Part ${id}`, value })));

test("what is drawn is what has a figure above zero, and its shares make up the whole", () => {
  fc.assert(
    fc.property(slices, (parts) => {
      const placed = layoutPie(parts, 80);
      const expected = parts.filter(({ value }) => typeof value === "number" && value > 0);
      expect(new Set(placed.map(({ slice }) => slice.id))).toEqual(new Set(expected.map(({ id }) => id)));
      const whole = placed.reduce((total, { share }) => total + share, 0);
      if (placed.length > 0) expect(whole).toBeCloseTo(1, 9);
    }),
  );
});

test("the largest comes first, and no slice is too thin to see", () => {
  fc.assert(
    fc.property(slices, (parts) => {
      const placed = layoutPie(parts, 80);
      const values = placed.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      for (const { path } of placed) expect(path).toMatch(/^M.*Z$/);
    }),
  );
});

test("zero and nothing are distinguished", () => {
  expect(totalOf([{ id: 1, label: "A", value: 0 }])).toBe(0);
  expect(totalOf([{ id: 1, label: "A", value: "no-data" }])).toBeNull();
  expect(layoutPie([{ id: 1, label: "A", value: 0 }], 80)).toEqual([]);
});
