import { expect, test } from "vitest";
import { buildMaps } from "../../testing/geography/buildMaps.ts";
import { buildOutline } from "../../testing/geography/outline.ts";
import { areaKm2 } from "./measure.ts";
import { readApproximateBoundaries } from "./readApproximateBoundaries.ts";
import { readHierarchy } from "./readHierarchy.ts";

const { boundaries, source } = await readApproximateBoundaries();
const hierarchy = await readHierarchy();
const maps = buildMaps(boundaries, hierarchy);

test("every boundary of the reference tables has an area", () => {
  const codes = (level: number) =>
    boundaries
      .filter(({ boundaryTypeId }) => boundaryTypeId === level)
      .map(({ code }) => code)
      .sort();
  const sortCodes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code).sort();
  expect(codes(1)).toEqual(sortCodes(hierarchy.provinces));
  expect(codes(2)).toEqual(sortCodes(hierarchy.districts));
  expect(codes(3)).toEqual(sortCodes(hierarchy.municipalities));
  expect(codes(5)).toEqual(sortCodes(hierarchy.stations));
  for (const { geometry } of boundaries) expect(areaKm2(geometry)).toBeGreaterThan(1);
});

test("no map has slivers or gaps, except Lesotho", () => {
  for (const [map, areas] of maps) {
    const { gaps } = buildOutline(areas);
    expect({ map, gaps: gaps.map((gap) => Math.round(gap / 10_000)) }).toEqual({
      map,
      gaps: map === "ZA/1" ? [3] : [],
    });
  }
});

test("every map is small enough for a phone", () => {
  for (const [map, areas] of maps) {
    expect(JSON.stringify(areas).length).toBeLessThan(map === "ZA/1" ? 60_000 : 100_000);
  }
});

test("the source states that the boundaries are approximate, and names their origin", () => {
  expect(source.description).toMatch(/approximate.*Natural Earth/is);
});
