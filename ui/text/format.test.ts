import fc from "fast-check";
import { expect, test } from "vitest";
import {
  axisFormats,
  formatChange,
  formatCount,
  formatPercent,
  formatRate,
  formatShare,
  plural,
} from "./format.ts";

test("figures have a comma between thousands and a point before decimals", () => {
  expect(formatCount(1671)).toBe("1,671");
  expect(formatRate(1234567.891)).toBe("1,234,567.89");
  expect(formatRate(0)).toBe("0.00");
  expect(formatPercent(0.625)).toBe("62.50%");
});

test("figures are rounded as `Intl` rounds them", () => {
  const [count, rate, axis] = [0, 2, [0, 2]].map((digits) => {
    const [least = 0, most = 0] = [digits].flat();
    return new Intl.NumberFormat("en", {
      minimumFractionDigits: least,
      maximumFractionDigits: Math.max(least, most),
    });
  });
  const ties = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(fc.oneof(fc.double({ min: -1e12, max: 1e12, noNaN: true }), ties), (number) => {
      // No figure is -0, which `Intl` would write with its sign.
      const figure = number || 0;
      expect(formatCount(figure)).toBe(count?.format(figure));
      expect(formatRate(figure)).toBe(rate?.format(figure));
      expect(axisFormats.rate(figure)).toBe(axis?.format(figure));
    }),
  );
  expect(formatRate(1.005)).toBe("1.01");
});

test("a change has a sign, except zero", () => {
  expect([1.5, -3, 1234.5, 0, -0.001].map(formatChange)).toEqual(["+1.50", "−3", "+1,234.50", "0", "0"]);
});

test("a share of 1 is 100 %, and a larger share has no percentage", () => {
  expect([1, 1.01].map(formatShare)).toEqual(["100.00%", "more than 100%"]);
});

test("a count of 1 has a singular noun", () => {
  expect(plural(1, "report", "reports")).toBe("1 report");
  expect(plural(2000, "report", "reports")).toBe("2,000 reports");
});
