import { healthChecksOf, noHealthChecksOf } from "@gbvf/mocks/health-check/healthCheck.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { drawHealthChecks, organisationTypesOf } from "./healthCheckMap.ts";

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
