import { buildingBlockComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { expect, test } from "vitest";
import { blockChoices, filterByName, lineForShelter, missingFrom, searchedBoundary } from "./directory.ts";

const nowhere = { national: null, district: null, local: null };
const createEntries = (...names: string[]) => names.map((name) => ({ name }));

test("a block is chosen by its category's id, a dash, and its own", () => {
  const shelters = blockChoices(buildingBlockComponent).find(({ name }) => name === "Shelters");
  expect(shelters).toMatchObject({ value: "1-5", buildingBlockCategoryId: 1, buildingBlockId: 5 });
});

test("the closest chosen level is looked through", () => {
  expect(searchedBoundary({ national: 7, district: null, local: null })).toBe(7);
  expect(searchedBoundary({ national: 7, district: 146, local: null })).toBe(146);
  expect(searchedBoundary({ national: 7, district: 146, local: 1163 })).toBe(1163);
});

test("a search needs a place and a building block, and says which is missing", () => {
  expect(missingFrom(nowhere, [])).toEqual({
    province: "Province is required.",
    buildingBlock: "Building Block is required.",
  });
  expect(missingFrom({ ...nowhere, national: 7 }, [])).toEqual({
    buildingBlock: "Building Block is required.",
  });
  expect(missingFrom(nowhere, ["1-5"])).toEqual({ province: "Province is required." });
  expect(missingFrom({ ...nowhere, national: 7 }, ["1-5"])).toEqual({});
});

test("a name is found by any of its words, whatever the case, the order and the accents", () => {
  const entries = createEntries("Galeshewe Police Station", "Kimberley Police Station", "Café Centre");
  expect(filterByName(entries, "police gale")).toEqual(createEntries("Galeshewe Police Station"));
  expect(filterByName(entries, "CAFE")).toEqual(createEntries("Café Centre"));
  expect(filterByName(entries, "  ")).toEqual(entries);
  expect(filterByName(entries, ".*")).toEqual([]);
});

test("who finds places in shelters answers for confidential addresses", () => {
  const lines = createEntries("Police emergencies", "National Shelter Helpline");
  expect(lineForShelter(lines)?.name).toBe("National Shelter Helpline");
  expect(lineForShelter(lines.slice(0, 1))?.name).toBe("Police emergencies");
  expect(lineForShelter([])).toBeUndefined();
});
