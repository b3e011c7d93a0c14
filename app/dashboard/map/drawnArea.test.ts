import { boundaryOf } from "@gbvf/mocks/geography/boundaries.ts";
import { expect, test } from "vitest";
import { drawnArea } from "./drawnArea.ts";

const [country, district, municipality, precinct] = [0, 146, 1163, 10422].map(boundaryOf);

test("a place is drawn as the areas inside it, whatever its record says later", () => {
  for (const hasPrecincts of [true, false]) {
    expect(drawnArea(0, country, null, hasPrecincts)).toEqual({ drawnId: 0, focusId: null });
    expect(drawnArea(146, undefined, 2, hasPrecincts)).toEqual({ drawnId: 146, focusId: null });
    expect(drawnArea(146, district, 2, hasPrecincts)).toEqual({ drawnId: 146, focusId: null });
  }
});

test("with figures by precinct, a municipality shows its precincts and a precinct its neighbours", () => {
  expect(drawnArea(1163, municipality, 3, true)).toEqual({ drawnId: 1163, focusId: null });
  expect(drawnArea(10422, precinct, 5, true)).toEqual({ drawnId: 1163, focusId: null });
});

test("without, the municipality is drawn alone, and stands for its precincts", () => {
  expect(drawnArea(1163, municipality, 3, false)).toEqual({ drawnId: 146, focusId: 1163 });
  expect(drawnArea(10422, precinct, 5, false)).toEqual({ drawnId: 146, focusId: 1163 });
});

test("nothing is drawn until it is known what", () => {
  expect(drawnArea(10422, undefined, 5, true).drawnId).toBeNull();
  expect(drawnArea(1163, undefined, 3, false).drawnId).toBeNull();
});
