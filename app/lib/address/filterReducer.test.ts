import { expect, test } from "vitest";
import { type FilterAction, getGeography, getPlace, type Place, reduceFilters } from "./filterReducer.ts";
import { type Filters, NO_FILTERS, parseFilters } from "./filters.ts";

const chosen: Filters = {
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

test("places stay side by side until another is chosen, and one alone is no comparison", () => {
  const ids = [0, 7, 8, 9, 1];
  const compared = reduceFilters(NO_FILTERS, { type: "compare", ids });
  expect(compared.compare).toEqual(ids);
  expect(reduceFilters(compared, { type: "choose component", componentId: 3 }).compare).toEqual(ids);
  expect(reduceFilters(compared, { type: "compare", ids: [7] }).compare).toEqual([]);
  const elsewhere = { type: "choose boundary", boundary: { boundaryId: 7, boundaryTypeId: 1 } } as const;
  expect(reduceFilters(compared, elsewhere).compare).toEqual([]);
  const renamed = reduceFilters(compared, { type: "name group", name: "  Coast " });
  expect(renamed).toEqual({ ...compared, group: "Coast" });
  expect(reduceFilters(renamed, { type: "name group", name: " " })).toEqual(compared);
  expect(reduceFilters(renamed, { type: "compare", ids: [7] })).toEqual(NO_FILTERS);
  expect(reduceFilters(renamed, elsewhere).group).toBeNull();
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

const none = { componentOptions: [], componentSubOptions: [] };
const blocks: Filters = { ...NO_FILTERS, componentId: 1 };
const crime: Filters = { ...NO_FILTERS, componentId: 3 };
const toggleOption = (optionId: number, isChart = false) =>
  ({ type: "toggle option", optionId, isChart }) as const;
const toggleSubOption = (optionId: number, subOptionId: number) =>
  ({ type: "toggle sub-option", subOption: { optionId, subOptionId } }) as const;
const ofTwelve = [{ optionId: 12, subOptionId: 5 }];

test.each<[string, Filters, FilterAction, Partial<Filters>]>([
  [
    "changing the category clears options and sub-options, and keeps the place",
    chosen,
    { type: "choose component", componentId: 3 },
    { componentId: 3, ...none },
  ],
  [
    "clearing the category clears its options",
    chosen,
    { type: "choose component", componentId: null },
    { componentId: null, ...none },
  ],
  ["'All' clears options, and keeps the category", chosen, { type: "choose all options" }, none],
  ["toggling an option adds it", chosen, toggleOption(13), { componentOptions: [11, 12, 13] }],
  [
    "toggling a chosen option removes it and its sub-options, and no others",
    chosen,
    toggleOption(11),
    { componentOptions: [12], componentSubOptions: ofTwelve },
  ],
  [
    "ticking a sub-option adds its option",
    blocks,
    toggleSubOption(11, 2),
    { componentOptions: [11], componentSubOptions: [{ optionId: 11, subOptionId: 2 }] },
  ],
  [
    "unticking a sub-option keeps its option",
    chosen,
    toggleSubOption(11, 1),
    { componentSubOptions: ofTwelve },
  ],
  [
    "on the chart, a second option of the building blocks resets the selection",
    chosen,
    toggleOption(13, true),
    none,
  ],
  [
    "on the chart, the first option of the building blocks is added",
    blocks,
    toggleOption(13, true),
    { componentOptions: [13] },
  ],
  [
    "on the chart, a chosen option is removed",
    chosen,
    toggleOption(12, true),
    { componentOptions: [11], componentSubOptions: [{ optionId: 11, subOptionId: 1 }] },
  ],
  [
    "on the chart, other categories take further options",
    { ...crime, componentOptions: [2] },
    toggleOption(3, true),
    { componentOptions: [2, 3] },
  ],
  [
    "choosing a boundary keeps category and options",
    chosen,
    { type: "choose boundary", boundary: francesBaard },
    { boundaryId: 146, boundaryTypeId: 2 },
  ],
  [
    "choosing the country removes the boundary",
    chosen,
    { type: "choose boundary", boundary: { boundaryId: 0, boundaryTypeId: 0 } },
    { boundaryId: null, boundaryTypeId: null },
  ],
  ["the mobile bar's Clear resets place, category and options", chosen, { type: "clear all" }, NO_FILTERS],
  [
    "the directory clears category, options and comparison, and keeps the place",
    { ...chosen, compare: [7, 8] },
    { type: "enter directory" },
    { ...NO_FILTERS, boundaryId: 7, boundaryTypeId: 1 },
  ],
])("%s", (_, before, action, changes) => {
  expect(reduceFilters(before, action)).toEqual({ ...before, ...changes });
});

test("choosing the same category again changes nothing", () => {
  expect(reduceFilters(chosen, { type: "choose component", componentId: 1 })).toBe(chosen);
});

test.each([
  ["a municipality sets district and province from its record", solPlaatje, [7, 146, 1163]],
  ["a district sets the province", francesBaard, [7, 146, null]],
  ["a precinct shows its municipality, district and province", kimberley, [7, 146, 1163]],
] as const)("choosing %s", (_, place, [national, district, local]) => {
  expect(getGeography(place)).toEqual({ national, district, local });
});

test("an address alone tells its own level, and nothing of those around it", () => {
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
] as const)("clearing %s clears what is deeper and leaves the parent", (level, left) => {
  const geography = getGeography(solPlaatje);
  expect(reduceFilters(chosen, { type: "clear level", level, geography })).toEqual({ ...chosen, ...left });
});
