import { buildingBlockComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { expect, test } from "vitest";
import { filterByName, findShelterLine, getSearchedBoundaryId, listBlockChoices } from "./directory.ts";

const createEntries = (...names: string[]) => names.map((name) => ({ name }));

test("a block choice's value is its category's id, a dash and the block's id", () => {
  const shelters = listBlockChoices(buildingBlockComponent).find(({ name }) => name === "Shelters");
  expect(shelters).toMatchObject({ value: "1-5", buildingBlockCategoryId: 1, buildingBlockId: 5 });
});

test("getSearchedBoundaryId returns the smallest chosen area", () => {
  expect(getSearchedBoundaryId({ national: 7, district: null, local: null })).toBe(7);
  expect(getSearchedBoundaryId({ national: 7, district: 146, local: null })).toBe(146);
  expect(getSearchedBoundaryId({ national: 7, district: 146, local: 1163 })).toBe(1163);
});

test("filterByName finds names by their words, regardless of case, order and accents", () => {
  const entries = createEntries("Galeshewe Police Station", "Kimberley Police Station", "Café Centre");
  expect(filterByName(entries, "police gale")).toEqual(createEntries("Galeshewe Police Station"));
  expect(filterByName(entries, "CAFE")).toEqual(createEntries("Café Centre"));
  expect(filterByName(entries, "  ")).toEqual(entries);
  expect(filterByName(entries, ".*")).toEqual([]);
});

test("findShelterLine returns the shelter helpline, otherwise the first line", () => {
  const lines = createEntries("Police emergencies", "National Shelter Helpline");
  expect(findShelterLine(lines)?.name).toBe("National Shelter Helpline");
  expect(findShelterLine(lines.slice(0, 1))?.name).toBe("Police emergencies");
  expect(findShelterLine([])).toBeUndefined();
});
