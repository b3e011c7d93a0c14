import fc from "fast-check";
import { expect, test } from "vitest";
import { type FilterAction, geographyOf, type Place, placeOf, reduceFilters } from "./filterReducer.ts";
import { type Filters, NO_FILTERS, parseFilters, serialiseFilters } from "./filters.ts";

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
  const named = reduceFilters(compared, { type: "name group", name: "  Coast " });
  expect(named).toEqual({ ...compared, group: "Coast" });
  expect(reduceFilters(named, { type: "name group", name: " " })).toEqual(compared);
  expect(reduceFilters(named, { type: "compare", ids: [7] })).toEqual(NO_FILTERS);
  expect(reduceFilters(named, elsewhere).group).toBeNull();
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

test("changing the category clears options and sub-options, and keeps the place", () => {
  expect(reduceFilters(chosen, { type: "choose component", componentId: 3 })).toEqual({
    ...NO_FILTERS,
    boundaryId: 7,
    boundaryTypeId: 1,
    componentId: 3,
  });
});

test("choosing the same category again changes nothing", () => {
  expect(reduceFilters(chosen, { type: "choose component", componentId: 1 })).toBe(chosen);
});

test("clearing the category clears its options", () => {
  const cleared = reduceFilters(chosen, { type: "choose component", componentId: null });
  expect(cleared).toEqual({ ...NO_FILTERS, boundaryId: 7, boundaryTypeId: 1 });
});

test("'All' clears options and sub-options, and keeps the category", () => {
  expect(reduceFilters(chosen, { type: "choose all options" })).toEqual({
    ...chosen,
    componentOptions: [],
    componentSubOptions: [],
  });
});

test("toggling an option adds it", () => {
  const added = reduceFilters(chosen, { type: "toggle option", optionId: 13, isChart: false });
  expect(added.componentOptions).toEqual([11, 12, 13]);
});

test("toggling a chosen option removes it and its sub-options, and no others", () => {
  const removed = reduceFilters(chosen, { type: "toggle option", optionId: 11, isChart: false });
  expect(removed.componentOptions).toEqual([12]);
  expect(removed.componentSubOptions).toEqual([{ optionId: 12, subOptionId: 5 }]);
});

test("ticking a sub-option adds its option", () => {
  const ticked = reduceFilters(
    { ...NO_FILTERS, componentId: 1 },
    { type: "toggle sub-option", subOption: { optionId: 11, subOptionId: 2 } },
  );
  expect(ticked.componentOptions).toEqual([11]);
  expect(ticked.componentSubOptions).toEqual([{ optionId: 11, subOptionId: 2 }]);
});

test("unticking a sub-option keeps its option", () => {
  const unticked = reduceFilters(chosen, {
    type: "toggle sub-option",
    subOption: { optionId: 11, subOptionId: 1 },
  });
  expect(unticked.componentOptions).toEqual([11, 12]);
  expect(unticked.componentSubOptions).toEqual([{ optionId: 12, subOptionId: 5 }]);
});

test("on the chart, a second option of the building blocks resets the selection", () => {
  const reset = reduceFilters(chosen, { type: "toggle option", optionId: 13, isChart: true });
  expect(reset.componentOptions).toEqual([]);
  expect(reset.componentSubOptions).toEqual([]);
});

test("on the chart, the first option of the building blocks is added, and a chosen one removed", () => {
  const first = reduceFilters(
    { ...NO_FILTERS, componentId: 1 },
    { type: "toggle option", optionId: 13, isChart: true },
  );
  expect(first.componentOptions).toEqual([13]);
  const removed = reduceFilters(chosen, { type: "toggle option", optionId: 12, isChart: true });
  expect(removed.componentOptions).toEqual([11]);
});

test("on the chart, other categories take further options", () => {
  const crime = { ...NO_FILTERS, componentId: 3, componentOptions: [2] };
  expect(
    reduceFilters(crime, { type: "toggle option", optionId: 3, isChart: true }).componentOptions,
  ).toEqual([2, 3]);
});

test("choosing a municipality sets district and province from its record", () => {
  expect(geographyOf(solPlaatje)).toEqual({ national: 7, district: 146, local: 1163 });
});

test("choosing a district sets the province", () => {
  expect(geographyOf(francesBaard)).toEqual({ national: 7, district: 146, local: null });
});

test("a precinct shows its municipality, district and province", () => {
  expect(geographyOf(kimberley)).toEqual({ national: 7, district: 146, local: 1163 });
});

test("an address alone tells its own level, and nothing of those around it", () => {
  const geographyIn = (search: string) => geographyOf(placeOf(parseFilters(search)));
  const none = { national: null, district: null, local: null };
  expect(geographyIn("?boundaryId=7&boundaryTypeId=1")).toEqual({ ...none, national: 7 });
  expect(geographyIn("?boundaryId=1163&boundaryTypeId=3")).toEqual({ ...none, local: 1163 });
  expect(geographyIn("?boundaryId=2201&boundaryTypeId=5")).toEqual(none);
  expect(geographyIn("?boundaryId=7")).toEqual(none);
  expect(geographyIn("")).toEqual(none);
});

test("no place, and the country, choose nothing", () => {
  const none = { national: null, district: null, local: null };
  const country: Place = {
    boundaryId: 0,
    boundaryTypeId: 0,
    containingBoundaryId: null,
    districtBoundaryId: null,
    nationalBoundaryId: null,
  };
  expect(geographyOf(null)).toEqual(none);
  expect(geographyOf(country)).toEqual(none);
});

test("choosing a boundary keeps category and options", () => {
  expect(reduceFilters(chosen, { type: "choose boundary", boundary: francesBaard })).toEqual({
    ...chosen,
    boundaryId: 146,
    boundaryTypeId: 2,
  });
});

test("choosing the country removes the boundary", () => {
  const country = { boundaryId: 0, boundaryTypeId: 0 };
  const filters = reduceFilters(chosen, { type: "choose boundary", boundary: country });
  expect(filters).toMatchObject({ boundaryId: null, boundaryTypeId: null });
});

test.each([
  ["local", { boundaryId: 146, boundaryTypeId: 2 }],
  ["district", { boundaryId: 7, boundaryTypeId: 1 }],
  ["national", { boundaryId: null, boundaryTypeId: null }],
] as const)("clearing %s clears what is deeper and leaves the parent", (level, left) => {
  const geography = geographyOf(solPlaatje);
  expect(reduceFilters(chosen, { type: "clear level", level, geography })).toEqual({ ...chosen, ...left });
});

test("the mobile bar's Clear resets place, category and options", () => {
  expect(reduceFilters(chosen, { type: "clear all" })).toEqual(NO_FILTERS);
});

test("the directory clears category, options, sub-options and comparison, and keeps the place", () => {
  expect(reduceFilters({ ...chosen, compare: [7, 8] }, { type: "enter directory" })).toEqual({
    ...NO_FILTERS,
    boundaryId: 7,
    boundaryTypeId: 1,
  });
});

const small = fc.integer({ min: 1, max: 4 });
const anyAction: fc.Arbitrary<FilterAction> = fc.oneof(
  fc.record({ type: fc.constant("choose component" as const), componentId: fc.option(small) }),
  fc.record({ type: fc.constant("choose all options" as const) }),
  fc.record({ type: fc.constant("toggle option" as const), optionId: small, isChart: fc.boolean() }),
  fc.record({
    type: fc.constant("toggle sub-option" as const),
    subOption: fc.record({ optionId: small, subOptionId: small }),
  }),
  fc.record({
    type: fc.constant("choose boundary" as const),
    boundary: fc.constantFrom(solPlaatje, francesBaard, kimberley),
  }),
  fc.record({
    type: fc.constant("clear level" as const),
    level: fc.constantFrom("national" as const, "district" as const, "local" as const),
    geography: fc.constantFrom(geographyOf(solPlaatje), geographyOf(francesBaard), geographyOf(null)),
  }),
  fc.record({ type: fc.constant("clear all" as const) }),
  fc.record({ type: fc.constant("enter directory" as const) }),
);

test("however one clicks about a category, its address restores the same view", () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 20 }), (actions) => {
      const started: Filters = { ...NO_FILTERS, componentId: 1 };
      const filters = actions
        .filter(
          ({ type }) => type !== "choose component" && type !== "clear all" && type !== "enter directory",
        )
        .reduce(reduceFilters, started);
      expect(parseFilters(serialiseFilters(filters))).toEqual(filters);
      const options = new Set(filters.componentOptions);
      expect(filters.componentSubOptions.every(({ optionId }) => options.has(optionId))).toBe(true);
    }),
  );
});

test("toggling twice is as never", () => {
  fc.assert(
    fc.property(small, (optionId) => {
      const toggle: FilterAction = { type: "toggle option", optionId, isChart: false };
      const crime: Filters = { ...NO_FILTERS, componentId: 3 };
      expect(reduceFilters(reduceFilters(crime, toggle), toggle)).toEqual(crime);
    }),
  );
});
