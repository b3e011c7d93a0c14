import {
  createHealthChecks,
  createNoHealthChecks,
  findBoundaryInState,
} from "@gbvf/mocks/health-check/healthCheck.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { getSpan, healthQuarters, overallLabel } from "./healthCheckChartPart.tsx";
import { getFigures, getReadings } from "./healthCheckFigures.ts";
import { drawHealthChecks, listOrganisationTypes } from "./healthCheckMap.ts";

const NORTHERN_CAPE = 7;
const ZULULAND = 119;
const visible = createHealthChecks(NORTHERN_CAPE).boundaryLevel;

const only = (...componentOptions: number[]) => ({ componentOptions });

test("without a filter the server's own overall maturity is shown, as a fraction", () => {
  expect(getFigures(visible, NO_FILTERS)).toMatchObject({
    maturity: 0.49,
    organisations: 17,
    responses: 388,
    reach: 388 / 623,
  });
});

test("question categories narrow the maturity to their mean, and never the counts", () => {
  expect(getFigures(visible, only(3))).toMatchObject({ maturity: 0.4715, organisations: 17 });
  expect(getFigures(visible, only(3, 2)).maturity).toBeCloseTo(0.45195, 4);
  expect(getFigures(visible, only(2)).scores).toEqual([{ id: 2, label: "Practices", maturity: 0.4324 }]);
});

test("too few responses hide every figure", () => {
  const { scores, ...figures } = getFigures(findBoundaryInState("too-few"), NO_FILTERS);
  expect(new Set(Object.values(figures))).toEqual(new Set(["too-few"]));
  expect(scores).toEqual([]);
});

test("where nobody took part there is a count of zero and no maturity", () => {
  expect(getFigures(findBoundaryInState("none"), NO_FILTERS)).toMatchObject({
    organisations: 0,
    maturity: "no-data",
  });
});

test("the map tells hidden, missing and zero apart", () => {
  const areas = createHealthChecks(ZULULAND).containedBoundaryData;
  const readings = getReadings(
    areas.map((area) =>
      area.boundaryId === 1086 && area.state === "shown" ? { ...area, overalMaturity: 0 } : area,
    ),
    NO_FILTERS,
  );
  expect([1084, 1083, 1086].map((id) => readings.get(id))).toEqual(["too-few", "no-data", 0]);
});

test("the latest four quarters, of which the current one is the latest", () => {
  const quarters = healthQuarters(createHealthChecks(0));
  expect(quarters.map(({ label, year }) => `${label} ${year}`)).toEqual([
    "Jul - Sep 2025",
    "Oct - Dec 2025",
    "Jan - Mar 2026",
    "Apr - Jun 2026",
  ]);
  expect(quarters.map(({ isLatest }) => isLatest)).toEqual([false, false, false, true]);
  expect(getSpan(quarters)).toBe("Jul 2025 – Jun 2026");
});

test("hidden quarters are hidden in every figure, and nobody is a real zero", () => {
  expect(healthQuarters(createHealthChecks(139)).at(-1)).toMatchObject({
    organisations: "too-few",
    responses: "too-few",
    expected: "too-few",
  });
  expect(healthQuarters(createHealthChecks(1164)).at(-1)).toMatchObject({ organisations: 0, responses: 0 });
  expect(getSpan(healthQuarters(createNoHealthChecks(0)))).toBe("");
});

test("a ring that was narrowed says to what", () => {
  expect(overallLabel(["Policies"], { componentOptions: [] })).toBe("Overall GBVF Maturity");
  expect(overallLabel(["Policies", "Practices"], { componentOptions: [3, 2] })).toBe(
    "Maturity of policies and practices",
  );
});

test("the table says of every area why it has no figure, and never a hidden count", () => {
  const { rows } = drawHealthChecks(createHealthChecks(ZULULAND), NO_FILTERS).table(
    "Municipality",
    "Caption",
  );
  const getCells = (boundaryId: number) => rows.find(({ id }) => id === boundaryId)?.cells;
  expect(getCells(1084)).toMatchObject({
    maturity: "too-few",
    organisations: "too-few",
    responses: "too-few",
  });
  expect(getCells(1083)).toMatchObject({ maturity: "no-data", organisations: 0 });
  expect(getCells(1086)).toMatchObject({ maturity: 0.0897 });
});

test("the types of organisation are those of the current quarter alone", () => {
  const types = listOrganisationTypes(createHealthChecks(7), NO_FILTERS);
  expect(types.map(({ label }) => label)).toEqual([
    "Government",
    "Business",
    "Civil society",
    "University or college",
    "School",
    "Faith or traditional organisation",
  ]);
  expect(types.map(({ organisations }) => organisations)).toContain("too-few");
  expect(listOrganisationTypes(createNoHealthChecks(7), NO_FILTERS)).toEqual([]);
});
