import { expect, test } from "vitest";
import { type FilterAction, getGeography, getPlace, type Place, reduceFilters } from "./filterReducer.ts";
import { type Filters, NO_FILTERS, parseFilters } from "./filters.ts";

const filtersWithOptions: Filters = {
  ...NO_FILTERS,
  boundaryId: 7,
  boundaryTypeId: 1,
  componentId: 1,
  componentOptions: [11, 12],
  componentSubOptions: [
    { optionId: 11, subOptionId: 1 },
    { optionId: 12, subOptionId: 5 },
  ],
};

test("a comparison survives a change of category and ends when a place is chosen or only one place is left", () => {
  const ids = [0, 7, 8, 9, 1];
  const compared = reduceFilters(NO_FILTERS, { type: "compare", ids });
  expect(compared.compare).toEqual(ids);
  expect(reduceFilters(compared, { type: "choose component", componentId: 3 }).compare).toEqual(ids);
  expect(reduceFilters(compared, { type: "compare", ids: [7] }).compare).toEqual([]);
  const chooseAnotherPlace = {
    type: "choose boundary",
    boundary: { boundaryId: 7, boundaryTypeId: 1 },
  } as const;
  expect(reduceFilters(compared, chooseAnotherPlace).compare).toEqual([]);
  const withGroupName = reduceFilters(compared, { type: "name group", name: "  Coast " });
  expect(withGroupName).toEqual({ ...compared, group: "Coast" });
  expect(reduceFilters(withGroupName, { type: "name group", name: " " })).toEqual(compared);
  expect(reduceFilters(withGroupName, { type: "compare", ids: [7] })).toEqual(NO_FILTERS);
  expect(reduceFilters(withGroupName, chooseAnotherPlace).group).toBeNull();
});

const solPlaatje: Place = {
  boundaryId: 1163,
  boundaryTypeId: 3,
  containingBoundaryId: 146,
  districtBoundaryId: 146,
  nationalBoundaryId: 7,
};
const francesBaard: Place = {
  boundaryId: 146,
  boundaryTypeId: 2,
  containingBoundaryId: 7,
  districtBoundaryId: null,
  nationalBoundaryId: 7,
};
const kimberley: Place = { ...solPlaatje, boundaryId: 10422, boundaryTypeId: 5, containingBoundaryId: 1163 };

const noOptions = { componentOptions: [], componentSubOptions: [] };
const buildingBlockFilters: Filters = { ...NO_FILTERS, componentId: 1 };
const crimeFilters: Filters = { ...NO_FILTERS, componentId: 3 };
const toggleOption = (optionId: number, isChart = false) =>
  ({ type: "toggle option", optionId, isChart }) as const;
const toggleSubOption = (optionId: number, subOptionId: number) =>
  ({ type: "toggle sub-option", subOption: { optionId, subOptionId } }) as const;
const subOptionsOfTwelve = [{ optionId: 12, subOptionId: 5 }];

test.each<[string, Filters, FilterAction, Partial<Filters>]>([
  [
    "changing the category clears options and sub-options, and keeps the place",
    filtersWithOptions,
    { type: "choose component", componentId: 3 },
    { componentId: 3, ...noOptions },
  ],
  [
    "'All' clears options, and keeps the category",
    filtersWithOptions,
    { type: "choose all options" },
    noOptions,
  ],
  ["toggling an option adds it", filtersWithOptions, toggleOption(13), { componentOptions: [11, 12, 13] }],
  [
    "toggling a chosen option removes it and its sub-options, and no others",
    filtersWithOptions,
    toggleOption(11),
    { componentOptions: [12], componentSubOptions: subOptionsOfTwelve },
  ],
  [
    "ticking a sub-option adds its option",
    buildingBlockFilters,
    toggleSubOption(11, 2),
    { componentOptions: [11], componentSubOptions: [{ optionId: 11, subOptionId: 2 }] },
  ],
  [
    "unticking a sub-option keeps its option",
    filtersWithOptions,
    toggleSubOption(11, 1),
    { componentSubOptions: subOptionsOfTwelve },
  ],
  [
    "on the chart, a second option of the building blocks resets the selection",
    filtersWithOptions,
    toggleOption(13, true),
    noOptions,
  ],
  [
    "on the chart, a chosen option is removed",
    filtersWithOptions,
    toggleOption(12, true),
    { componentOptions: [11], componentSubOptions: [{ optionId: 11, subOptionId: 1 }] },
  ],
  [
    "on the chart, other categories allow several options",
    { ...crimeFilters, componentOptions: [2] },
    toggleOption(3, true),
    { componentOptions: [2, 3] },
  ],
  [
    "choosing a boundary keeps category and options",
    filtersWithOptions,
    { type: "choose boundary", boundary: francesBaard },
    { boundaryId: 146, boundaryTypeId: 2 },
  ],
  [
    "choosing the country removes the boundary",
    filtersWithOptions,
    { type: "choose boundary", boundary: { boundaryId: 0, boundaryTypeId: 0 } },
    { boundaryId: null, boundaryTypeId: null },
  ],
  [
    "the mobile bar's Clear resets place, category and options",
    filtersWithOptions,
    { type: "clear all" },
    NO_FILTERS,
  ],
  [
    "the directory clears category, options and comparison, and keeps the place",
    { ...filtersWithOptions, compare: [7, 8] },
    { type: "enter directory" },
    { ...NO_FILTERS, boundaryId: 7, boundaryTypeId: 1 },
  ],
])("%s", (_, before, action, changes) => {
  expect(reduceFilters(before, action)).toEqual({ ...before, ...changes });
});

test("choosing the same category again changes nothing", () => {
  expect(reduceFilters(filtersWithOptions, { type: "choose component", componentId: 1 })).toBe(
    filtersWithOptions,
  );
});

test.each([
  ["a municipality sets district and province from its record", solPlaatje, [7, 146, 1163]],
  ["a district sets the province", francesBaard, [7, 146, null]],
  ["a precinct shows its municipality, district and province", kimberley, [7, 146, 1163]],
] as const)("choosing %s", (_, place, [national, district, local]) => {
  expect(getGeography(place)).toEqual({ national, district, local });
});

test("getPlace takes only the place's own level from the address, not the places that contain it", () => {
  const geographyIn = (search: string) => getGeography(getPlace(parseFilters(search)));
  const none = { national: null, district: null, local: null };
  expect(geographyIn("?boundaryId=7&boundaryTypeId=1")).toEqual({ ...none, national: 7 });
  expect(geographyIn("?boundaryId=1163&boundaryTypeId=3")).toEqual({ ...none, local: 1163 });
  expect(geographyIn("?boundaryId=2201&boundaryTypeId=5")).toEqual(none);
  expect(geographyIn("?boundaryId=7")).toEqual(none);
  expect(geographyIn("")).toEqual(none);
});

test.each([
  ["local", { boundaryId: 146, boundaryTypeId: 2 }],
  ["district", { boundaryId: 7, boundaryTypeId: 1 }],
  ["national", { boundaryId: null, boundaryTypeId: null }],
] as const)("clearing %s also clears the levels below it and selects the parent", (level, parent) => {
  const geography = getGeography(solPlaatje);
  expect(reduceFilters(filtersWithOptions, { type: "clear level", level, geography })).toEqual({
    ...filtersWithOptions,
    ...parent,
  });
});
