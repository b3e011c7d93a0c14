import type { HealthCheckResult } from "@gbvf/api/health-check/contract.ts";
import { healthChecksOf, noHealthChecksOf } from "@gbvf/mocks/health-check/healthCheck.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { healthQuarters, spanOf, wholeLabel } from "./healthCheckChartPart.tsx";
import { figuresOf, readingsOf } from "./healthCheckFigures.ts";
import { drawHealthChecks, organisationTypesOf } from "./healthCheckMap.ts";

const RESPONSES_EACH = 14;
const EXPECTED_EACH = 20;
const hundredths = (score: number) => Math.round(Math.min(100, Math.max(0, score)) * 100) / 100;

function resultOf(organisationCount: number, maturity: number): HealthCheckResult {
  const overalMaturity = hundredths(maturity);
  const spread = maturity === 0 ? 0 : Math.min(8, maturity, 100 - maturity);
  return {
    state: "shown",
    isIncluded: true,
    organisationCount,
    participatingOrganisations: organisationCount,
    totalActualResponses: organisationCount * RESPONSES_EACH,
    totalExpectedResponses: organisationCount * EXPECTED_EACH,
    overalMaturity,
    maturityBucket: [0, 24, 49, 74].filter((bound) => overalMaturity > bound).length,
    maturityScores: [
      { questionCategoryId: 3, questionCategory: "Policies", score: hundredths(maturity + spread) },
      { questionCategoryId: 2, questionCategory: "Practices", score: hundredths(maturity - spread) },
      { questionCategoryId: 1, questionCategory: "Behaviours", score: overalMaturity },
    ],
  };
}

const tooFewToShow: HealthCheckResult = {
  state: "too-few",
  isIncluded: false,
  organisationCount: null,
  participatingOrganisations: null,
  totalActualResponses: null,
  totalExpectedResponses: null,
  overalMaturity: null,
  maturityBucket: null,
  maturityScores: [],
};

const noneTookPart: HealthCheckResult = {
  state: "none",
  isIncluded: false,
  organisationCount: 0,
  participatingOrganisations: 0,
  totalActualResponses: 0,
  totalExpectedResponses: 0,
  overalMaturity: null,
  maturityBucket: null,
  maturityScores: [],
};

const only = (...componentOptions: number[]) => ({ componentOptions });
const shown = resultOf(18, 47.87);

test("without a filter the server's own overall maturity is shown, as a fraction", () => {
  expect(figuresOf(shown, NO_FILTERS)).toMatchObject({
    maturity: 0.4787,
    organisations: 18,
    responses: 252,
    reach: 0.7,
  });
});

test("question categories narrow the maturity to their mean, and never the counts", () => {
  expect(figuresOf(shown, only(3))).toMatchObject({ maturity: 0.5587, organisations: 18 });
  expect(figuresOf(shown, only(3, 2)).maturity).toBe(0.4787);
  expect(figuresOf(shown, only(2)).scores).toEqual([{ id: 2, label: "Practices", maturity: 0.3987 }]);
});

test("too few responses hide every figure", () => {
  const { scores, ...figures } = figuresOf(tooFewToShow, NO_FILTERS);
  expect(new Set(Object.values(figures))).toEqual(new Set(["too-few"]));
  expect(scores).toEqual([]);
});

test("where nobody took part there is a count of zero and no maturity", () => {
  expect(figuresOf(noneTookPart, NO_FILTERS)).toMatchObject({ organisations: 0, maturity: "no-data" });
});

const ZULULAND = 119;

test("the map tells hidden, missing and zero apart", () => {
  const readings = readingsOf(healthChecksOf(ZULULAND).containedBoundaryData, NO_FILTERS);
  expect([1084, 1083, 1086].map((id) => readings.get(id))).toEqual(["too-few", "no-data", 0]);
});

test("the latest four quarters, of which the current one is the latest", () => {
  const quarters = healthQuarters(healthChecksOf(0));
  expect(quarters.map(({ label, year }) => `${label} ${year}`)).toEqual([
    "Jul - Sep 2025",
    "Oct - Dec 2025",
    "Jan - Mar 2026",
    "Apr - Jun 2026",
  ]);
  expect(quarters.map(({ isLatest }) => isLatest)).toEqual([false, false, false, true]);
  expect(spanOf(quarters)).toBe("Jul 2025 – Jun 2026");
});

test("hidden quarters are hidden in every figure, and nobody is a real zero", () => {
  expect(healthQuarters(healthChecksOf(139)).at(-1)).toMatchObject({
    organisations: "too-few",
    responses: "too-few",
    expected: "too-few",
  });
  expect(healthQuarters(healthChecksOf(1164)).at(-1)).toMatchObject({ organisations: 0, responses: 0 });
  expect(spanOf(healthQuarters(noHealthChecksOf(0)))).toBe("");
});

test("a ring that was narrowed says to what", () => {
  expect(wholeLabel(["Policies"], { componentOptions: [] })).toBe("Overall GBVF Maturity");
  expect(wholeLabel(["Policies", "Practices"], { componentOptions: [3, 2] })).toBe(
    "Maturity of policies and practices",
  );
});

test("the table says of every area why it has no figure, and never a hidden count", () => {
  const { rows } = drawHealthChecks(healthChecksOf(ZULULAND), NO_FILTERS).table("Municipality", "Caption");
  const cellsOf = (boundaryId: number) => rows.find(({ id }) => id === boundaryId)?.cells;
  expect(cellsOf(1084)).toMatchObject({
    maturity: "too-few",
    organisations: "too-few",
    responses: "too-few",
  });
  expect(cellsOf(1083)).toMatchObject({ maturity: "no-data", organisations: 0 });
  expect(cellsOf(1086)).toMatchObject({ maturity: 0 });
});

test("the types of organisation are those of the current quarter alone", () => {
  const types = organisationTypesOf(healthChecksOf(7), NO_FILTERS);
  expect(types.map(({ label }) => label)).toEqual([
    "Government",
    "Business",
    "Civil society",
    "University or college",
    "School",
    "Faith or traditional organisation",
  ]);
  expect(types.map(({ organisations }) => organisations)).toContain("too-few");
  expect(organisationTypesOf(noHealthChecksOf(7), NO_FILTERS)).toEqual([]);
});
