import { createBoundary, getGeojson } from "@gbvf/mocks/geography/geography.ts";
import { expect, test } from "vitest";
import { buildPlaceRecord } from "./buildPlaceRecord.ts";
import { getMapArea } from "./mapArea.ts";
import { rankedAreas } from "./rankedAreas.ts";

const area = (id: number, name: string) => ({ id, properties: { name } });
const features = [area(1, "Bela"), area(2, "Aba"), area(3, "Dora"), area(4, "Cato"), area(5, "Ebo")];
const values = new Map<number, number | "too-few">([
  [1, 0],
  [2, 7.5],
  [3, 7.5],
  [4, "too-few"],
]);
const read = (drawing: Parameters<typeof rankedAreas>[1]) =>
  rankedAreas(features, drawing).map(({ name, rank, reading }) => [rank?.words ?? null, name, reading]);

test("rankedAreas sorts from the highest; equal figures share a rank, and areas without a figure come last, unranked", () => {
  expect(read({ values })).toEqual([
    ["joint 1st", "Aba", 7.5],
    ["joint 1st", "Dora", 7.5],
    ["3rd", "Bela", 0],
    [null, "Cato", "too-few"],
    [null, "Ebo", "no-data"],
  ]);
});

test("rankedAreas does not rank zeros if isZeroUnranked is set", () => {
  expect(read({ values, isZeroUnranked: true }).slice(2)).toEqual([
    [null, "Bela", 0],
    [null, "Cato", "too-few"],
    [null, "Ebo", "no-data"],
  ]);
});

const [country, district, municipality, precinct] = [0, 146, 1163, 10422].map(createBoundary);

test("getMapArea draws the areas inside a country or district, before and after its record has loaded", () => {
  for (const hasPrecincts of [true, false]) {
    expect(getMapArea(0, country, null, hasPrecincts)).toEqual({ areaId: 0, focusId: null });
    expect(getMapArea(146, undefined, 2, hasPrecincts)).toEqual({ areaId: 146, focusId: null });
    expect(getMapArea(146, district, 2, hasPrecincts)).toEqual({ areaId: 146, focusId: null });
  }
});

test("with figures by precinct, getMapArea draws the municipality's precincts", () => {
  expect(getMapArea(1163, municipality, 3, true)).toEqual({ areaId: 1163, focusId: null });
  expect(getMapArea(10422, precinct, 5, true)).toEqual({ areaId: 1163, focusId: null });
});

test("without figures by precinct, getMapArea highlights the municipality within its district", () => {
  expect(getMapArea(1163, municipality, 3, false)).toEqual({ areaId: 146, focusId: 1163 });
  expect(getMapArea(10422, precinct, 5, false)).toEqual({ areaId: 146, focusId: 1163 });
});

test("getMapArea returns no area until the place's record has loaded", () => {
  expect(getMapArea(10422, undefined, 5, true).areaId).toBeNull();
  expect(getMapArea(1163, undefined, 3, false).areaId).toBeNull();
});

test.each([
  ["a province", 0, undefined, 7],
  ["a district", 7, createBoundary(7), 146],
  ["a municipality", 146, createBoundary(146), 1163],
  ["a precinct", 1163, createBoundary(1163), 10422],
])("buildPlaceRecord returns the API's record of %s", (_, areaId, place, boundaryId) => {
  expect(buildPlaceRecord(place, getGeojson(areaId), boundaryId)).toEqual(createBoundary(boundaryId));
});

test("buildPlaceRecord returns undefined for the boundaries of another place", () => {
  expect(buildPlaceRecord(createBoundary(7), getGeojson(0), 7)).toBeUndefined();
  expect(buildPlaceRecord(undefined, getGeojson(0), 146)).toBeUndefined();
});
