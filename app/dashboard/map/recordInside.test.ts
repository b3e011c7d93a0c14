import { boundaryOf } from "@gbvf/mocks/geography/boundaries.ts";
import { geojsonOf } from "@gbvf/mocks/geography/geography.ts";
import { expect, test } from "vitest";
import { recordInside } from "./recordInside.ts";

test.each([
  ["a province", 0, undefined, 7],
  ["a district", 7, boundaryOf(7), 146],
  ["a municipality", 146, boundaryOf(146), 1163],
  ["a precinct", 1163, boundaryOf(1163), 10422],
])("%s has the record that the API has for it", (_, drawnId, place, boundaryId) => {
  expect(recordInside(place, geojsonOf(drawnId), boundaryId)).toEqual(boundaryOf(boundaryId));
});

test("of lines that are another place's nothing is concluded", () => {
  expect(recordInside(boundaryOf(7), geojsonOf(0), 7)).toBeUndefined();
  expect(recordInside(undefined, geojsonOf(0), 146)).toBeUndefined();
});
