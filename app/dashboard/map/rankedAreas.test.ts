import { createBoundary, getGeojson } from "@gbvf/mocks/geography/geography.ts";
import { expect, test } from "vitest";
import { getMapArea } from "./mapArea.ts";
import { rankedAreas } from "./rankedAreas.ts";
import { recordInside } from "./recordInside.ts";

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

test("from the highest; equal figures share a rank; what has no figure is last and not ranked", () => {
  expect(read({ values })).toEqual([
    ["joint 1st", "Aba", 7.5],
    ["joint 1st", "Dora", 7.5],
    ["3rd", "Bela", 0],
    [null, "Cato", "too-few"],
    [null, "Ebo", "no-data"],
  ]);
});

test("where zero means that there is none, it is not ranked", () => {
  expect(read({ values, isZeroUnranked: true }).slice(2)).toEqual([
    [null, "Bela", 0],
    [null, "Cato", "too-few"],
    [null, "Ebo", "no-data"],
  ]);
});

const [country, district, municipality, precinct] = [0, 146, 1163, 10422].map(createBoundary);

test("a place is drawn as the areas inside it, whatever its record says later", () => {
  for (const hasPrecincts of [true, false]) {
    expect(getMapArea(0, country, null, hasPrecincts)).toEqual({ areaId: 0, focusId: null });
    expect(getMapArea(146, undefined, 2, hasPrecincts)).toEqual({ areaId: 146, focusId: null });
    expect(getMapArea(146, district, 2, hasPrecincts)).toEqual({ areaId: 146, focusId: null });
  }
});

test("with figures by precinct, a municipality shows its precincts and a precinct its neighbours", () => {
  expect(getMapArea(1163, municipality, 3, true)).toEqual({ areaId: 1163, focusId: null });
  expect(getMapArea(10422, precinct, 5, true)).toEqual({ areaId: 1163, focusId: null });
});

test("without, the municipality is drawn alone, and stands for its precincts", () => {
  expect(getMapArea(1163, municipality, 3, false)).toEqual({ areaId: 146, focusId: 1163 });
  expect(getMapArea(10422, precinct, 5, false)).toEqual({ areaId: 146, focusId: 1163 });
});

test("nothing is drawn until it is known what", () => {
  expect(getMapArea(10422, undefined, 5, true).areaId).toBeNull();
  expect(getMapArea(1163, undefined, 3, false).areaId).toBeNull();
});

test.each([
  ["a province", 0, undefined, 7],
  ["a district", 7, createBoundary(7), 146],
  ["a municipality", 146, createBoundary(146), 1163],
  ["a precinct", 1163, createBoundary(1163), 10422],
])("%s has the record that the API has for it", (_, areaId, place, boundaryId) => {
  expect(recordInside(place, getGeojson(areaId), boundaryId)).toEqual(createBoundary(boundaryId));
});

test("of boundaries that are another place's nothing is concluded", () => {
  expect(recordInside(createBoundary(7), getGeojson(0), 7)).toBeUndefined();
  expect(recordInside(undefined, getGeojson(0), 146)).toBeUndefined();
});
