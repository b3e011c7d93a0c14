import {
  createHealthChecks,
  createNoHealthChecks,
  findBoundaryInState,
} from "@gbvf/mocks/health-check/healthCheck.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { formatOverallLabel, getSpan, listLatestQuarters } from "./healthCheckChartPart.tsx";
import { getFigures } from "./healthCheckFigures.ts";
import { drawHealthChecks } from "./healthCheckMap.ts";

const NORTHERN_CAPE = 7;
const ZULULAND = 119;
const northernCape = createHealthChecks(NORTHERN_CAPE).boundaryLevel;

const only = (...componentOptions: number[]) => ({ componentOptions });

test("getFigures returns the server's maturity as a fraction, or the mean of chosen question categories", () => {
  expect(getFigures(northernCape, NO_FILTERS)).toMatchObject({
    maturity: 0.49,
    organisations: 17,
    responses: 388,
    reach: 388 / 623,
  });
  expect(getFigures(northernCape, only(3))).toMatchObject({ maturity: 0.4715, organisations: 17 });
  expect(getFigures(northernCape, only(3, 2)).maturity).toBeCloseTo(0.45195, 4);
  expect(getFigures(northernCape, only(2)).scores).toEqual([{ id: 2, label: "Practices", maturity: 0.4324 }]);
});

test("too few responses hide every figure", () => {
  const { scores, ...figures } = getFigures(findBoundaryInState("too-few"), NO_FILTERS);
  expect(new Set(Object.values(figures))).toEqual(new Set(["too-few"]));
  expect(scores).toEqual([]);
});

test("without participants, organisations are zero and the maturity is missing", () => {
  expect(getFigures(findBoundaryInState("none"), NO_FILTERS)).toMatchObject({
    organisations: 0,
    maturity: "no-data",
  });
});

test("listLatestQuarters returns four quarters, and marks the current one as the latest", () => {
  const quarters = listLatestQuarters(createHealthChecks(0));
  expect(quarters.map(({ label, year }) => `${label} ${year}`)).toEqual([
    "Jul - Sep 2025",
    "Oct - Dec 2025",
    "Jan - Mar 2026",
    "Apr - Jun 2026",
  ]);
  expect(quarters.map(({ isLatest }) => isLatest)).toEqual([false, false, false, true]);
  expect(getSpan(quarters)).toBe("Jul 2025 – Jun 2026");
});

test("listLatestQuarters hides every figure of a hidden quarter, and returns zero if nobody took part", () => {
  expect(listLatestQuarters(createHealthChecks(139)).at(-1)).toMatchObject({
    organisations: "too-few",
    responses: "too-few",
    expected: "too-few",
  });
  expect(listLatestQuarters(createHealthChecks(1164)).at(-1)).toMatchObject({
    organisations: 0,
    responses: 0,
  });
  expect(getSpan(listLatestQuarters(createNoHealthChecks(0)))).toBe("");
});

test("formatOverallLabel names the chosen question categories", () => {
  expect(formatOverallLabel(["Policies"], { componentOptions: [] })).toBe("Overall GBVF Maturity");
  expect(formatOverallLabel(["Policies", "Practices"], { componentOptions: [3, 2] })).toBe(
    "Maturity of policies and practices",
  );
});

test("the table has the reason why an area has no figure, and no hidden count", () => {
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
