import { expect, test } from "vitest";
import { NO_FILTERS } from "./filters.ts";
import { filtersOf, withFilters } from "./useFilters.ts";

test("one page about a place has it in its path, and choosing another leads to that one's page", () => {
  const filters = filtersOf({ pathname: "/home/place/1163", search: "?componentId=3" });
  expect(filters).toEqual({ ...NO_FILTERS, boundaryId: 1163, componentId: 3 });
  expect(withFilters("/home/place/1163", { ...filters, boundaryId: 7, boundaryTypeId: 1 })).toBe(
    "/home/place/7?componentId=3",
  );
  expect(withFilters("/home/place/1163", NO_FILTERS)).toBe("/home/place/0");
  expect(filtersOf({ pathname: "/home/place/0", search: "" })).toEqual(NO_FILTERS);
});

test("every other screen has it in its query", () => {
  expect(filtersOf({ pathname: "/home/map", search: "?boundaryId=7" }).boundaryId).toBe(7);
  expect(withFilters("/home/map", { ...NO_FILTERS, boundaryId: 7 })).toBe("/home/map?boundaryId=7");
});
