import { serviceLanguages } from "@gbvf/api/shared/i18n/languages.ts";
import { buildingBlockComponent, crimeComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeId, encodeId } from "./encodedId.ts";
import { type Filters, NO_FILTERS, parseFilters, parseGroupName, serialiseFilters } from "./filters.ts";
import { findScreen, getScreenUrl } from "./paths.ts";
import { correctSearch, removeUnknownParams } from "./useCorrectAddress.ts";
import { parseFilterUrl, withFilters } from "./useFilters.ts";

const id = fc.integer({ min: 1, max: 2_147_483_647 });

const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    boundaryId: fc.option(id),
    boundaryTypeId: fc.option(fc.integer({ min: 1, max: 5 })),
    componentId: fc.option(fc.integer({ min: 1, max: 4 })),
    options: fc.uniqueArray(fc.record({ optionId: id, children: fc.uniqueArray(id, { maxLength: 3 }) }), {
      maxLength: 4,
      selector: ({ optionId }) => optionId,
    }),
    compare: fc.uniqueArray(fc.nat(2_147_483_647), { maxLength: 12 }),
    group: fc.option(
      fc.string({ minLength: 1, maxLength: 40 }).filter((name) => name === name.trim() && name !== ""),
    ),
    language: fc.option(fc.constantFrom(...serviceLanguages)),
    circles: fc.boolean(),
  })
  .map(({ boundaryId, boundaryTypeId, componentId, options, compare, group, language, circles }) => ({
    ...NO_FILTERS,
    language,
    circles,
    compare,
    group: compare.length < 2 ? null : group,
    boundaryId,
    boundaryTypeId: boundaryId === null ? null : boundaryTypeId,
    componentId,
    componentOptions: componentId === null ? [] : options.map(({ optionId }) => optionId),
    componentSubOptions:
      componentId === null
        ? []
        : options.flatMap(({ optionId, children }) =>
            children.map((subOptionId) => ({ optionId, subOptionId })),
          ),
  }));

test("parseFilters restores the filters that serialiseFilters wrote", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(parseFilters(serialiseFilters(filters))).toEqual(filters);
    }),
  );
});

const digits = fc.string({ unit: fc.constantFrom(..."0123456789,-"), maxLength: 14 });

test("parseFilters accepts any text, and its result survives another round trip", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    digits,
    fc.constantFrom("-1", "1e3", "0x1", "٣", " 7", "7-7-7"),
  );
  fc.assert(
    fc.property(text, text, text, (boundary, options, subOptions) => {
      const search = new URLSearchParams({
        boundaryId: boundary,
        boundaryTypeId: boundary,
        componentId: "3",
        componentOptions: options,
        componentSubOptions: subOptions,
        compare: options,
        group: subOptions,
        language: boundary,
      });
      const filters = parseFilters(search);
      expect(parseFilters(serialiseFilters(filters))).toEqual(filters);
    }),
  );
});

test("a group's name is cut between characters, and half a surrogate pair is removed", () => {
  const parseGroup = (group: string) => parseFilters(new URLSearchParams({ compare: "1,2", group }));
  const long = parseGroup(`${"a".repeat(39)}😀 and more`);
  expect(long.group).toBe("a".repeat(39));
  expect(parseFilters(serialiseFilters(long))).toEqual(long);
  expect(parseGroup(`${"a".repeat(38)}😀`).group).toBe(`${"a".repeat(38)}😀`);
  expect(parseGroupName("\ud83d Coast")).toBe("Coast");
});

test("serialiseFilters writes the specified query string", () => {
  const filters: Filters = {
    ...NO_FILTERS,
    boundaryId: 7,
    boundaryTypeId: 1,
    componentId: 1,
    componentOptions: [11, 12],
    componentSubOptions: [
      { optionId: 11, subOptionId: 1 },
      { optionId: 12, subOptionId: 2 },
    ],
    compare: [7, 0],
    group: "Coast & hills",
    language: "zu",
    circles: true,
  };
  expect(serialiseFilters(filters)).toBe(
    "?boundaryId=7&boundaryTypeId=1&componentId=1&componentOptions=11,12&componentSubOptions=11-1,12-2&compare=7,0&group=Coast%20%26%20hills&language=zu&circles=1",
  );
  expect(serialiseFilters(NO_FILTERS)).toBe("");
});

test.each([
  ["an unknown component", "?componentId=9", {}],
  ["a boundary that is no number", "?boundaryId=NC&boundaryTypeId=1", {}],
  ["the country, which is no filter", "?boundaryId=0&boundaryTypeId=0", {}],
  ["an id above the maximum", "?boundaryId=99999999999", {}],
  ["a boundary type above the maximum", "?boundaryId=7&boundaryTypeId=6", { boundaryId: 7 }],
  ["a type without a boundary", "?boundaryTypeId=1", {}],
  ["options without a category", "?componentOptions=2,3", {}],
  [
    "empty and repeated options",
    "?componentId=3&componentOptions=,2,,2,x",
    { componentId: 3, componentOptions: [2] },
  ],
  [
    "sub-options whose option is not chosen",
    "?componentId=1&componentOptions=11&componentSubOptions=12-1,11-1,11,11-1-1",
    { componentId: 1, componentOptions: [11], componentSubOptions: [{ optionId: 11, subOptionId: 1 }] },
  ],
  ["a group's name without a comparison", "?compare=7&group=Coast", { compare: [7] }],
  [
    "a group's name beyond forty letters, and places beyond twelve",
    `?compare=${Array.from({ length: 14 }, (_, place) => place).join()}&group=%20${"a".repeat(60)}`,
    { compare: Array.from({ length: 12 }, (_, place) => place), group: "a".repeat(39) },
  ],
  ["unknown parameters", "?utm_source=x&boundaryId=7", { boundaryId: 7 }],
] as const)("parseFilters ignores %s in %s", (_, search, expected) => {
  expect(parseFilters(search)).toEqual({ ...NO_FILTERS, ...expected });
});

test("decodeId returns the id that encodeId encoded", () => {
  for (const id of [1, 7, 42, 210421, 4_294_967_295]) {
    expect(encodeId(id)).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(decodeId(encodeId(id))).toBe(id);
  }
});

test.each([undefined, "", "?", "MA", "LTE", "MS41", "x", "b25l"])("decodeId returns null for %o", (text) => {
  expect(decodeId(text)).toBeNull();
});

test("only the directory's address contains the language filter", () => {
  const filters = { ...NO_FILTERS, boundaryId: 7, boundaryTypeId: 1, language: "zu" } as const;
  expect(getScreenUrl("contact", filters)).toBe("/home/contact?boundaryId=7&boundaryTypeId=1&language=zu");
  expect(getScreenUrl("map", filters)).toBe("/home/map?boundaryId=7&boundaryTypeId=1");
});

test("findScreen finds a screen by its path, with or without a closing slash", () => {
  expect(findScreen("/home/map/")).toBe("map");
  expect(findScreen("/home")).toBe("home");
  expect(findScreen("/")).toBeNull();
  expect(findScreen("/home/elsewhere")).toBeNull();
});

test("a place report has the place in its path, and choosing another place changes the path", () => {
  const filters = parseFilterUrl({ pathname: "/home/place/1163", search: "?componentId=3" });
  expect(filters).toEqual({ ...NO_FILTERS, boundaryId: 1163, componentId: 3 });
  expect(withFilters("/home/place/1163", { ...filters, boundaryId: 7, boundaryTypeId: 1 })).toBe(
    "/home/place/7?componentId=3",
  );
  expect(withFilters("/home/place/1163", NO_FILTERS)).toBe("/home/place/0");
  expect(parseFilterUrl({ pathname: "/home/place/0", search: "" })).toEqual(NO_FILTERS);
});

const components = [crimeComponent, buildingBlockComponent];

test.each([
  ["an unknown option", "?componentId=3&componentOptions=2,99", "?componentId=3&componentOptions=2"],
  [
    "an unknown sub-option",
    "?boundaryId=7&componentId=1&componentOptions=1&componentSubOptions=1-1,1-99",
    "?boundaryId=7&componentId=1&componentOptions=1&componentSubOptions=1-1",
  ],
])("correctSearch removes %s: %s", (_, search, corrected) => {
  expect(correctSearch(search, components)).toBe(corrected);
});

test("correctSearch returns null if all options are known", () => {
  for (const search of ["", "?boundaryId=7&utm=x", "?componentId=3&componentOptions=5,2"])
    expect(correctSearch(search, components)).toBeNull();
  const allOptions = {
    ...NO_FILTERS,
    componentId: buildingBlockComponent.componentId,
    componentOptions: buildingBlockComponent.options.map(({ id }) => id),
    componentSubOptions: buildingBlockComponent.options.flatMap(({ id: optionId, subOptions }) =>
      subOptions.map(({ id: subOptionId }) => ({ optionId, subOptionId })),
    ),
  };
  expect(removeUnknownParams(allOptions, components)).toEqual(allOptions);
});
