import { expect, test } from "vitest";
import { mapsOf } from "../../testing/geography/mapsOf.ts";
import { outlineOf } from "../../testing/geography/outline.ts";
import { smallCountry } from "../../testing/geography/smallCountry.ts";
import { areaKm2 } from "./measure.ts";
import { prepareBoundaries } from "./prepareBoundaries.ts";

const { municipalities, hierarchy } = smallCountry();
const prepared = await prepareBoundaries(municipalities, hierarchy);
const maps = mapsOf(prepared, hierarchy);

test("every area of every level is drawn once", () => {
  const count = (level: number) => prepared.filter(({ boundaryTypeId }) => boundaryTypeId === level).length;
  expect([1, 2, 3, 5].map(count)).toEqual([2, 4, 16, 48]);
  expect(new Set(prepared.map(({ boundaryTypeId, code }) => `${boundaryTypeId}${code}`)).size).toBe(70);
});

test("no map has slivers or gaps between its areas", () => {
  expect(maps.size).toBe(1 + 2 + 4 + 16);
  for (const areas of maps.values()) expect(outlineOf(areas)).toEqual({ outer: 1, gaps: [] });
});

test("the areas of a map are together as large as the area around them", () => {
  for (const municipality of prepared.filter(({ boundaryTypeId }) => boundaryTypeId === 3)) {
    const precincts = maps.get(`${municipality.code}/5`) ?? [];
    const sum = precincts.reduce((total, { geometry }) => total + areaKm2(geometry), 0);
    expect(Math.abs(sum / areaKm2(municipality.geometry) - 1)).toBeLessThan(0.005);
  }
});

test("progress ends with all done", async () => {
  const seen: [number, number][] = [];
  await prepareBoundaries(municipalities, hierarchy, (done, total) => seen.push([done, total]));
  const fractions = seen.map(([done, total]) => done / total);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
});
