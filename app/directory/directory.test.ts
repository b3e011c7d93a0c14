import { buildingBlockComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { expect, test } from "vitest";
import {
  filterByName,
  findMissingSelections,
  findShelterLine,
  getSearchedBoundaryId,
  listBlockChoices,
} from "./directory.ts";

const noPlace = { national: null, district: null, local: null };
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

test("findMissingSelections names a missing place and a missing building block", () => {
  expect(findMissingSelections(noPlace, [])).toEqual({
    province: "Province is required.",
    buildingBlock: "Building Block is required.",
  });
  expect(findMissingSelections({ ...noPlace, national: 7 }, [])).toEqual({
    buildingBlock: "Building Block is required.",
  });
  expect(findMissingSelections(noPlace, ["1-5"])).toEqual({ province: "Province is required." });
  expect(findMissingSelections({ ...noPlace, national: 7 }, ["1-5"])).toEqual({});
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
