import { crimeOf, noCrimeOf } from "@gbvf/mocks/crime/crime.ts";
import { expect, test } from "vitest";
import { comparedPeriods, crimeCharts, lastCompletedPeriod, latestPeriod } from "./crimeCharts.ts";

const today = new Date("2026-08-15T10:00:00+02:00");

test("the year is made of its four quarters, of which the last is the current one", () => {
  const charts = crimeCharts(crimeOf(0), { componentOptions: [] }, today);
  expect(charts?.yearPeriods).toHaveLength(4);
  expect(charts?.spanOfYear).toBe(charts?.pie.span);
  expect(charts?.yearPeriods.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, true]);
});

test("chosen types alone are counted, in the pie and in the bars", () => {
  const all = crimeCharts(crimeOf(0), { componentOptions: [] }, today);
  const some = crimeCharts(crimeOf(0), { componentOptions: [3] }, today);
  expect(some?.pie.parts.map(({ id }) => id)).toEqual([3]);
  expect(Number(some?.periods[0]?.current)).toBeLessThan(Number(all?.periods[0]?.current));
});

test("where nothing was captured there are no charts", () => {
  expect(crimeCharts(noCrimeOf(7), { componentOptions: [] }, today)).toBeNull();
});

test("the latest four quarters stand beside those of the year before", () => {
  const compared = comparedPeriods(crimeOf(7), []);
  expect(compared.map(({ label, year }) => `${label} ${year}`)).toEqual([
    "Jul - Sep 2025",
    "Oct - Dec 2025",
    "Jan - Mar 2026",
    "Apr - Jun 2026",
  ]);
  expect(compared.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, true]);
  expect(compared.every(({ previous }) => typeof previous === "number")).toBe(true);
});

test("where a source has only years, years stand beside years", () => {
  const stats = crimeOf(7);
  const template = stats.periods[0];
  if (template === undefined || stats.reportingSpan === null) throw new Error("The mocks have periods.");
  const yearly = [2013, 2014, 2015].map((year) => ({
    ...template,
    year,
    quarter: null,
    period: `${year}/${(year + 1) % 100}`,
    total: year,
    priorYearQuarter: year === 2013 ? null : year - 1,
  }));
  const compared = comparedPeriods(
    {
      periods: [...stats.periods, ...yearly],
      reportingSpan: { ...stats.reportingSpan, kind: "financial-year" },
    },
    [],
  );
  expect(compared).toMatchObject([
    { label: "2013/14", current: 2013, previous: "no-data" },
    { label: "2014/15", current: 2014, previous: 2013 },
    { label: "2015/16", current: 2015, previous: 2014 },
  ]);
  expect(compared[0]).not.toHaveProperty("year");
});

test("the latest period is the last one published of its kind", () => {
  expect(latestPeriod(crimeOf(0).periods, "quarters")).toBe("Apr - Jun 2026");
  expect(latestPeriod(crimeOf(0).periods, "financial-year")).toBeUndefined();
  expect(latestPeriod([], "quarters")).toBeUndefined();
});

test.each([
  ["2026-01-01", "Oct - Dec 2025", "2024/25"],
  ["2026-03-31", "Oct - Dec 2025", "2024/25"],
  ["2026-04-01", "Jan - Mar 2026", "2025/26"],
  ["2026-12-31", "Jul - Sep 2026", "2025/26"],
])("on %s the last completed quarter is %s, and the last financial year %s", (day, quarter, year) => {
  const today = new Date(`${day}T12:00:00`);
  expect(lastCompletedPeriod("quarters", today)).toBe(quarter);
  expect(lastCompletedPeriod("financial-year", today)).toBe(year);
});
