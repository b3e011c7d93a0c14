import { healthChecksOf, noHealthChecksOf } from "@gbvf/mocks/health-check/healthCheck.ts";
import { noneTookPart, resultOf, tooFewToShow } from "@gbvf/mocks/health-check/results.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { healthQuarters, spanOf, wholeLabel } from "./healthCheckChartPart.tsx";
import { figuresOf, readingsOf } from "./healthCheckFigures.ts";
import { drawHealthChecks, organisationTypesOf } from "./healthCheckMap.ts";

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

test("a maturity of zero is zero", () => {
  expect(figuresOf(resultOf(4, 0), NO_FILTERS).maturity).toBe(0);
});

test("the map tells hidden, missing and zero apart", () => {
  const readings = readingsOf(healthChecksOf(7).containedBoundaryData, NO_FILTERS);
  expect([139, 143, 144, 145].map((id) => readings.get(id))).toEqual(["too-few", "no-data", 0, 0.495]);
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
  expect(healthQuarters(healthChecksOf(143)).at(-1)).toMatchObject({ organisations: 0, responses: 0 });
  expect(spanOf(healthQuarters(noHealthChecksOf(0)))).toBe("");
});

test("a ring that was narrowed says to what", () => {
  expect(wholeLabel(["Policies"], { componentOptions: [] })).toBe("Overall GBVF Maturity");
  expect(wholeLabel(["Policies", "Practices"], { componentOptions: [3, 2] })).toBe(
    "Maturity of policies and practices",
  );
});

test("the table says of every area why it has no figure, and never a hidden count", () => {
  const { rows } = drawHealthChecks(healthChecksOf(7), NO_FILTERS).table("District", "Caption");
  const cellsOf = (boundaryId: number) => rows.find(({ id }) => id === boundaryId)?.cells;
  expect(cellsOf(139)).toMatchObject({ maturity: "too-few", organisations: "too-few", responses: "too-few" });
  expect(cellsOf(143)).toMatchObject({ maturity: "no-data", organisations: 0 });
  expect(cellsOf(146)).toMatchObject({ maturity: 0.6127, organisations: 10 });
});

test("the types of organisation are those of the current quarter alone", () => {
  const types = organisationTypesOf(healthChecksOf(7), NO_FILTERS);
  expect(types.map(({ label }) => label)).toEqual([
    "Government",
    "Business",
    "Civil society",
    "University or college",
  ]);
  expect(types.at(-1)?.organisations).toBe("too-few");
  expect(organisationTypesOf(noHealthChecksOf(7), NO_FILTERS)).toEqual([]);
});
