import fc from "fast-check";
import { expect, test } from "vitest";
import { comparePeriods, describeSpan, type PeriodKey, periodLabel, reportingPeriods } from "./periods.ts";

const period = fc.record({
  year: fc.integer({ min: 1990, max: 2090 }),
  quarter: fc.integer({ min: 0, max: 4 }),
});

test("a quarter is called by its months and year, a financial year by both of its years", () => {
  expect(periodLabel({ year: 2026, quarter: 2 })).toBe("Apr - Jun 2026");
  expect(periodLabel({ year: 2015, quarter: 0 })).toBe("2015/16");
  expect(periodLabel({ year: 1999, quarter: 0 })).toBe("1999/00");
});

test("the latest four published quarters are reported, even when one between was never published", () => {
  const published = [
    { year: 2025, quarter: 1 },
    { year: 2025, quarter: 2 },
    { year: 2025, quarter: 4 },
    { year: 2026, quarter: 1 },
    { year: 2026, quarter: 2 },
  ];
  const span = reportingPeriods(published);
  expect(span.map(periodLabel)).toEqual([
    "Apr - Jun 2025",
    "Oct - Dec 2025",
    "Jan - Mar 2026",
    "Apr - Jun 2026",
  ]);
});

test("a source with financial years only is reported by its latest year", () => {
  const published = Array.from({ length: 11 }, (_, n) => ({ year: 2005 + n, quarter: 0 }));
  const [only] = reportingPeriods(published);
  expect(describeSpan([only as PeriodKey])).toEqual({
    kind: "financial-year",
    label: "2015/16",
    from: "2015-04-01",
    to: "2016-03-31",
  });
});

test("later quarters win over an earlier financial year, and the other way round", () => {
  const year = { year: 2015, quarter: 0 };
  expect(reportingPeriods([year, { year: 2016, quarter: 2 }])).toEqual([{ year: 2016, quarter: 2 }]);
  expect(reportingPeriods([year, { year: 2014, quarter: 4 }])).toEqual([year]);
});

test("nothing published gives no span", () => {
  expect(reportingPeriods([])).toEqual([]);
});

test("a span of quarters names its first and last month and day", () => {
  const quarters = [3, 4].map((quarter) => ({ year: 2025, quarter }));
  const span = describeSpan([...quarters, { year: 2026, quarter: 1 }, { year: 2026, quarter: 2 }] as never);
  expect(span).toEqual({
    kind: "quarters",
    label: "Jul 2025 – Jun 2026",
    from: "2025-07-01",
    to: "2026-06-30",
  });
});

test("the reported periods are published ones, of one kind, in order, and end the latest", () => {
  fc.assert(
    fc.property(fc.uniqueArray(period, { selector: periodLabel, maxLength: 40 }), (published) => {
      const span = reportingPeriods(published);
      expect(span.length).toBe(
        published.length === 0
          ? 0
          : span[0]?.quarter === 0
            ? 1
            : Math.min(4, published.filter((p) => p.quarter > 0).length),
      );
      expect(new Set(span.map(({ quarter }) => quarter === 0)).size).toBeLessThanOrEqual(1);
      expect(span.toSorted(comparePeriods)).toEqual(span);
      for (const each of published)
        expect(comparePeriods(each, span.at(-1) as PeriodKey)).toBeLessThanOrEqual(0);
    }),
  );
});
