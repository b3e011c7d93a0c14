import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCount } from "../../text/format.ts";
import type { MissingReason } from "../reading.ts";
import { getPieFinding } from "./describePie.ts";
import { layoutPie, type Slice, totalOf } from "./layout.ts";

const missing = fc.constantFrom<MissingReason>("no-data", "not-captured", "too-few");
const slices = fc
  .array(fc.oneof(fc.nat(100_000), missing), { maxLength: 12 })
  .map((values) => values.map((value, id): Slice => ({ id, label: `Part ${id}`, value })));

test("only figures above zero have slices, and their shares add up to 1", () => {
  fc.assert(
    fc.property(slices, (parts) => {
      const placed = layoutPie(parts, 80);
      const expected = parts.filter(({ value }) => typeof value === "number" && value > 0);
      expect(new Set(placed.map(({ slice }) => slice.id))).toEqual(new Set(expected.map(({ id }) => id)));
      const total = placed.reduce((total, { share }) => total + share, 0);
      if (placed.length > 0) expect(total).toBeCloseTo(1, 9);
    }),
  );
});

test("the largest slice is the first, and every slice has a visible width", () => {
  fc.assert(
    fc.property(slices, (parts) => {
      const placed = layoutPie(parts, 80);
      const values = placed.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      for (const { path } of placed) expect(path).toMatch(/^M.*Z$/);
    }),
  );
});

test("a total of zero differs from a total without figures", () => {
  expect(totalOf([{ id: 1, label: "A", value: 0 }])).toBe(0);
  expect(totalOf([{ id: 1, label: "A", value: "no-data" }])).toBeNull();
  expect(layoutPie([{ id: 1, label: "A", value: 0 }], 80)).toEqual([]);
});

describe("getPieFinding", () => {
  const slices = [
    { id: 1, label: "Rape", value: 7 },
    { id: 2, label: "Sexual assault", value: 3 },
  ];
  const writing = { format: formatCount, unit: "reports" };

  test("a part that may be the largest by chance is described as about the same as the next", () => {
    expect(getPieFinding(slices, { ...writing, compare: () => "unsure" })).toBe(
      "Rape is the largest of 2 parts, 70.00% of 10 reports, with too few reports to tell it from Sexual assault with 30.00%",
    );
  });
});
