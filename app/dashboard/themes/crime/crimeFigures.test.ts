import type { BoundaryCrime, CrimePeriod, CrimeStat } from "@gbvf/api/crime/contract.ts";
import { totalOf } from "@gbvf/api/shared/figures/rate.ts";
import { createCrime } from "@gbvf/mocks/crime/crime.ts";
import { crimeColors } from "@gbvf/ui/widgets/CrimeMapLegend/crimeScale.ts";
import { expect, test } from "vitest";
import { crimeCharts, getLastCompletedPeriod, pairWithYearBefore } from "./crimeCharts.ts";
import { computePeriodTotals, filterStats, getFigures } from "./crimeFigures.ts";
import { describeRate, describeReports, getAreas, getReadings } from "./crimeMap.ts";

const stat = (crimeTypeId: number, value: number | null, isIncluded = true): CrimeStat => ({
  crimeTypeId,
  description: `Type ${crimeTypeId}`,
  value,
  isIncluded,
});

const northernCape: BoundaryCrime = {
  boundaryId: 7,
  boundary: "Northern Cape",
  boundaryTypeId: 1,
  peopleCount: 1_400_000,
  peopleYear: 2015,
  coveredPeopleCount: 1_355_940,
  coveredPeopleShare: 0.97,
  reportsElsewhere: 0,
  precinctsReporting: 91,
  precincts: 92,
  total: 1671,
  ratePer100000: 123.24,
  crimeStats: [stat(2, 1400), stat(3, 271), stat(4, null), stat(7, 640, false)],
};

test("getFigures counts every included type, or the chosen ones", () => {
  expect(filterStats(northernCape.crimeStats, []).map(({ crimeTypeId }) => crimeTypeId)).toEqual([2, 3, 4]);
  expect(getFigures(northernCape, [])).toMatchObject({ total: 1671, rate: 123.24 });
  expect(getFigures(northernCape, [2])).toMatchObject({ total: 1400, rate: 103.25 });
  // An excluded type, and one that was not captured.
  expect(getFigures(northernCape, [7])).toMatchObject({ parts: [], total: null, rate: null });
  expect(getFigures(northernCape, [4])).toMatchObject({ total: null, rate: null });
  expect(totalOf([stat(2, 0)])).toBe(0);
});

test("a filtered total has no rate if too few people are covered", () => {
  const sparse = { ...northernCape, coveredPeopleShare: 0.04, ratePer100000: null };
  expect(getFigures(sparse, [2])).toMatchObject({ total: 1400, rate: null });
});

const period = (year: number, crimeStats: CrimeStat[], priorYearQuarter: number | null): CrimePeriod => ({
  period: `Apr - Jun ${year}`,
  year,
  quarter: 2,
  isCurrent: year === 2026,
  total: totalOf(crimeStats),
  priorYearQuarter,
  sources: ["South African Police Service"],
  boundaryId: 7,
  boundary: "Northern Cape",
  boundaryTypeId: 1,
  precinctsReporting: 92,
  precincts: 92,
  coveredPeopleShare: 1,
  crimeStats,
});
const periods = [
  period(2025, [stat(2, 300), stat(3, 60)], 330),
  period(2026, [stat(2, 280), stat(3, 70)], 360),
];

test("computePeriodTotals adds the total of the same period a year before", () => {
  expect(computePeriodTotals(periods, [])).toMatchObject([
    { period: "Apr - Jun 2025", total: 360, previousTotal: 330 },
    { period: "Apr - Jun 2026", total: 350, previousTotal: 360, isCurrent: true },
  ]);
});

test("with a filter, the total of a year before that was not published is null", () => {
  const firstQuarter = { ...period(2025, [stat(3, 50)], null), quarter: 1 };
  expect(computePeriodTotals([firstQuarter, ...periods], [3]).slice(1)).toMatchObject([
    { total: 60, previousTotal: null },
    { total: 70, previousTotal: 60 },
  ]);
});

const today = new Date("2026-08-15T10:00:00+02:00");

test("pairWithYearBefore pairs the latest four quarters with those of the year before", () => {
  const compared = pairWithYearBefore(createCrime(7), []);
  expect(compared.map(({ label, year }) => `${label} ${year}`)).toEqual([
    "Jul - Sep 2025",
    "Oct - Dec 2025",
    "Jan - Mar 2026",
    "Apr - Jun 2026",
  ]);
  expect(compared.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, true]);
  expect(compared.every(({ previous }) => typeof previous === "number")).toBe(true);
});

test("pairWithYearBefore pairs financial years if a source has only years", () => {
  const stats = createCrime(7);
  const template = stats.periods[0];
  if (template === undefined || stats.reportingSpan === null) throw new Error("The mocks have periods.");
  const yearly = [2013, 2014, 2015].map((year) => ({
    ...template,
    year,
    isCurrent: year === 2015,
    quarter: null,
    period: `${year}/${(year + 1) % 100}`,
    total: year,
    priorYearQuarter: year === 2013 ? null : year - 1,
    sources: [year === 2013 ? "older.csv" : "newer.csv"],
  }));
  const yearlyStats = {
    ...stats,
    periods: [...stats.periods, ...yearly],
    reportingSpan: { ...stats.reportingSpan, kind: "financial-year" as const },
  };
  const compared = pairWithYearBefore(yearlyStats, []);
  expect(compared).toMatchObject([
    { label: "2013/14", current: 2013, previous: "no-data" },
    { label: "2014/15", current: 2014, previous: 2013 },
    { label: "2015/16", current: 2015, previous: 2014 },
  ]);
  expect(compared[0]).not.toHaveProperty("year");
  const charts = crimeCharts(yearlyStats, { componentOptions: [] }, today);
  expect(charts?.sourceOfPeriods.description).toBe("2013/14: older.csv; 2014/15 to 2015/16: newer.csv");
  expect(charts?.sourceOfYear).toEqual(stats.source);
});

test.each([
  ["2026-01-01", "Oct - Dec 2025", "2024/25"],
  ["2026-03-31", "Oct - Dec 2025", "2024/25"],
  ["2026-04-01", "Jan - Mar 2026", "2025/26"],
  ["2026-12-31", "Jul - Sep 2026", "2025/26"],
])("on %s the last completed quarter is %s, and the last financial year %s", (day, quarter, year) => {
  const today = new Date(`${day}T12:00:00`);
  expect(getLastCompletedPeriod("quarters", today)).toBe(quarter);
  expect(getLastCompletedPeriod("financial-year", today)).toBe(year);
});

test("the scale of one quarter has a quarter of the year's bounds", () => {
  expect([12.49, 12.5, 22.49, 22.5].map(crimeColors[1])).toEqual([
    "#EED0D2",
    "#CB7377",
    "#CB7377",
    "#A8161D",
  ]);
  expect(describeRate(24.3, 1)).toBe("24.30 per 100,000 people, High");
});

test("getReadings returns rates by province, and distinguishes uncaptured precincts from zero", () => {
  const rates = getReadings(createCrime(0).containedBoundaryData, [], "rate");
  expect(rates.get(7)).toBe(createCrime(7).boundaryLevel.ratePer100000);
  const precincts = getReadings(createCrime(1163).containedBoundaryData, [], "reports");
  expect(precincts.get(10419)).toBe(0);
  expect(precincts.get(10418)).toBe("no-data");
});

test("describeRate names the step of the scale, and describeReports does not", () => {
  expect(describeRate(106.66)).toBe("106.66 per 100,000 people, High");
  expect(describeReports(12, 34.5)).toBe("12 reports, 34.50 per 100,000 people");
  expect(describeReports(1, "no-data")).toBe("1 report");
});

test("getAreas returns every area, and narrows the reports to the chosen types", () => {
  const { containedBoundaryData } = createCrime(145);
  const mier = getAreas(containedBoundaryData, []).find(({ id }) => id === 1159);
  expect(mier).toMatchObject({ total: "no-data", rate: "no-data" });
  const reports = (options: number[]) =>
    Number(getAreas(containedBoundaryData, options).find(({ id }) => id === 1158)?.total);
  expect(reports([2]) + reports([3, 4, 5])).toBe(reports([]));
});
