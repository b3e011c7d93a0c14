import { crimeOf, noCrimeOf } from "@gbvf/mocks/crime/crime.ts";
import { expect, test } from "vitest";
import { crimeCharts } from "./crimeCharts.ts";

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
