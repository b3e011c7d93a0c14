import fc from "fast-check";
import { expect, test } from "vitest";
import type { PeriodKey } from "../shared/quarters.ts";
import { describeSpan, periodLabel, reportingPeriods } from "./periods.ts";

const period = fc.record({
  year: fc.integer({ min: 1990, max: 2090 }),
  quarter: fc.integer({ min: 0, max: 4 }),
});

test("periodLabel names a quarter by its months and year, and a financial year by both years", () => {
  expect(periodLabel({ year: 2026, quarter: 2 })).toBe("Apr - Jun 2026");
  expect(periodLabel({ year: 2015, quarter: 0 })).toBe("2015/16");
  expect(periodLabel({ year: 1999, quarter: 0 })).toBe("1999/00");
});

test("with a gap between quarters, the span is the latest quarter and lists the missing quarters", () => {
  const published = [
    { year: 2025, quarter: 1 },
    { year: 2025, quarter: 2 },
    { year: 2025, quarter: 4 },
    { year: 2026, quarter: 1 },
  ];
  expect(reportingPeriods(published)).toEqual([{ year: 2026, quarter: 1 }]);
  expect(describeSpan(published)).toMatchObject({
    quarters: 1,
    label: "Jan - Mar 2026; 1 quarter",
    missing: ["Jul - Sep 2025"],
  });
});

test("the span is the financial year that ends with the latest quarter if the four quarters are incomplete", () => {
  const published = [
    { year: 2025, quarter: 1 },
    { year: 2025, quarter: 0 },
    { year: 2026, quarter: 1 },
  ];
  expect(describeSpan(published)).toMatchObject({ kind: "financial-year", label: "2025/26", missing: [] });
});

test("the span of a source with financial years only is its latest year", () => {
  const published = Array.from({ length: 11 }, (_, n) => ({ year: 2005 + n, quarter: 0 }));
  expect(describeSpan(published)).toEqual({
    kind: "financial-year",
    quarters: 4,
    label: "2015/16",
    missing: [],
    from: "2015-04-01",
    to: "2016-03-31",
  });
});

test("the reported periods are published, consecutive and end with the latest period", () => {
  fc.assert(
    fc.property(fc.uniqueArray(period, { selector: periodLabel, maxLength: 40 }), (published) => {
      const span = reportingPeriods(published);
      const isQuarterly = span.every(({ quarter }) => quarter !== 0);
      expect(span.length).toBeOneOf(published.length === 0 ? [0] : isQuarterly ? [1, 4] : [1]);
      expect(published).toEqual(expect.arrayContaining(span));
      const numbers = span.map(({ year, quarter }) => year * 4 + quarter);
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
      const lastDay = (each: PeriodKey) => describeSpan([each])?.to ?? "";
      for (const each of published) expect(lastDay(each) <= lastDay(span.at(-1) as PeriodKey)).toBe(true);
    }),
  );
});
