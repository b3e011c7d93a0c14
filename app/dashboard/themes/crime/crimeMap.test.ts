import { crimeOf } from "@gbvf/mocks/crime/crime.ts";
import { csvOf } from "@gbvf/ui/charts/csv.ts";
import { crimeColors } from "@gbvf/ui/widgets/CrimeMapLegend/crimeScale.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { isDrillable } from "../../place/isDrillable.ts";
import { areasOf, describeRate, describeReports, drawCrime, measureOf, readingsOf } from "./crimeMap.ts";

test.each([
  [0, "#EED0D2"],
  [49.99, "#EED0D2"],
  [50, "#CB7377"],
  [89.99, "#CB7377"],
  [90, "#A8161D"],
  [4000, "#A8161D"],
  [-1, "#000000"],
  [Number.NaN, "#000000"],
])("%d is drawn in %s", (figure, colour) => {
  expect(crimeColors[4](figure)).toBe(colour);
});

test("over one quarter the bounds are a quarter of the year's", () => {
  expect([12.49, 12.5, 22.49, 22.5].map(crimeColors[1])).toEqual([
    "#EED0D2",
    "#CB7377",
    "#CB7377",
    "#A8161D",
  ]);
  expect(describeRate(24.3, 1)).toBe("24.30 per 100,000 people, High");
});

test("precincts show reports, every larger area the rate", () => {
  expect([1, 2, 3, 4, 5].map(measureOf)).toEqual(["rate", "rate", "rate", "rate", "reports"]);
});

test("only provinces, districts and municipalities lead further down", () => {
  expect([1, 2, 3, 4, 5].map(isDrillable)).toEqual([true, true, true, false, false]);
});

test("readings are rates by province, with nothing captured distinguished from zero", () => {
  const rates = readingsOf(crimeOf(0).containedBoundaryData, [], "rate");
  expect(rates.get(7)).toBeCloseTo(123.24, 0);
  const precincts = readingsOf(crimeOf(1163).containedBoundaryData, [], "reports");
  expect(precincts.get(10419)).toBe(0);
  expect(precincts.get(10423)).toBe("no-data");
});

test("a count of circles is the table's, and none where too few stations reported", () => {
  const country = crimeOf(0);
  const first = country.containedBoundaryData[0];
  if (first === undefined) throw new Error("The mocks have no province.");
  const under = {
    ...first,
    ratePer100000: null,
    coveredPeopleCount: 1,
    coveredPeopleShare: 0.1,
    precinctsReporting: 1,
    precincts: 9,
  };
  const drawn = (boundary: typeof first) =>
    drawCrime({ ...country, containedBoundaryData: [boundary] }, NO_FILTERS, 1).counts;
  expect(drawn(first).values.get(first.boundaryId)).toBe(first.total);
  expect(drawn(first).describe(Number(first.total), first.boundaryId)).toMatch(
    /^[\d,]+ reports, [\d.]+ per /,
  );
  expect(drawn(under).values.get(first.boundaryId)).toBe("under-covered");
});

test("a rate is reported with its step, a count with the rate and without the rate's words", () => {
  expect(describeRate(106.66)).toBe("106.66 per 100,000 people, High");
  expect(describeReports(12, 34.5)).toBe("12 reports, 34.50 per 100,000 people");
  expect(describeReports(0, 0)).toBe("0 reports, 0.00 per 100,000 people");
  expect(describeReports(1, "no-data")).toBe("1 report");
});

test("the table has a row for every area, and narrows as the map does", () => {
  const { containedBoundaryData } = crimeOf(146);
  const magareng = areasOf(containedBoundaryData, []).find(({ name }) => name === "Magareng");
  expect(magareng).toMatchObject({ total: "no-data", rate: "no-data", peopleCount: null });
  const reports = (options: number[]) => Number(areasOf(containedBoundaryData, options)[0]?.total);
  expect(reports([2]) + reports([3, 4, 5])).toBe(reports([]));
});

/** Commas inside quotation marks belong to the cell. */
const cellsOf = (line: string) =>
  line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', ""));

test.each([
  [0, []],
  [7, [3]],
  [146, []],
])("in the table and the CSV file of boundary %i, rate × people are the reports", (boundaryId, options) => {
  const stats = crimeOf(boundaryId);
  const { table, definition } = drawCrime(stats, { componentOptions: options, componentSubOptions: [] }, 1);
  const file = csvOf(table("Area", "Crime"), { place: "", period: "", definition, source: stats.source });
  const [header = [], ...rows] = file.trim().split("\r\n").map(cellsOf);
  const figure = (row: string[], name: string) => Number(row[header.indexOf(name)]);
  const rated = rows.filter((row) => Number.isFinite(figure(row, "Reported per 100,000 people")));
  expect(rated.length).toBeGreaterThan(0);
  for (const row of rated) {
    const people = figure(row, "People (estimate for 2025)");
    const reports = (figure(row, "Reported per 100,000 people") * people) / 100_000;
    expect(Math.abs(reports - figure(row, "Sexual offences reported to the police"))).toBeLessThanOrEqual(
      people * 5.1e-8,
    );
  }
});
