import { describe, expect, test } from "vitest";
import { buildMaps } from "../../testing/geography/buildMaps.ts";
import { buildOutline } from "../../testing/geography/outline.ts";
import { buildSmallCountry } from "../../testing/geography/smallCountry.ts";
import { type Area, getRings } from "./Area.ts";
import { cleanBorders } from "./cleanBorders.ts";
import { areaKm2 } from "./measure.ts";
import { prepareBoundaries, simplifyTogether } from "./prepareBoundaries.ts";
import { AreaLostError } from "./runMapshaper.ts";

const { municipalities, hierarchy } = buildSmallCountry();
const prepared = await prepareBoundaries(municipalities, hierarchy);
const maps = buildMaps(prepared, hierarchy);

test("every area of every level is drawn once", () => {
  const count = (level: number) => prepared.filter(({ boundaryTypeId }) => boundaryTypeId === level).length;
  expect([1, 2, 3, 5].map(count)).toEqual([2, 4, 16, 48]);
  expect(new Set(prepared.map(({ boundaryTypeId, code }) => `${boundaryTypeId}${code}`)).size).toBe(70);
});

test("no map has slivers or gaps between its areas", () => {
  expect(maps.size).toBe(1 + 2 + 4 + 16);
  for (const areas of maps.values()) expect(buildOutline(areas)).toEqual({ outer: 1, gaps: [] });
});

test("the areas of a map have the same total area as the boundary that contains them", () => {
  for (const municipality of prepared.filter(({ boundaryTypeId }) => boundaryTypeId === 3)) {
    const precincts = maps.get(`${municipality.code}/5`) ?? [];
    const sum = precincts.reduce((total, { geometry }) => total + areaKm2(geometry), 0);
    expect(Math.abs(sum / areaKm2(municipality.geometry) - 1)).toBeLessThan(0.005);
  }
});

const cleaned = await cleanBorders(buildSmallCountry().municipalities);
const listPoints = (areas: Area[]) => areas.flatMap(({ geometry }) => getRings(geometry)).flat();

test("neighbours keep the same border, however much it is simplified", async () => {
  for (const maxBytes of [1_000_000, 60_000, 1]) {
    const simplified = await simplifyTogether(cleaned, maxBytes);
    expect(buildOutline(simplified)).toEqual({ outer: 1, gaps: [] });
  }
});

test("simplifying removes points until the result has at most the given size", async () => {
  const simplified = await simplifyTogether(cleaned, 60_000);
  expect(JSON.stringify(simplified).length).toBeLessThanOrEqual(60_000);
  expect(listPoints(simplified).length).toBeLessThan(listPoints(cleaned).length);
});

test("simplifying keeps an area that is too small to be visible", async () => {
  const speck: Area = {
    code: "speck",
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [29, -29],
          [29.001, -29],
          [29.001, -28.999],
          [29, -28.999],
          [29, -29],
        ],
      ],
    },
  };
  const simplified = await simplifyTogether([...cleaned, speck], 1);
  expect(simplified.map(({ code }) => code)).toEqual([...cleaned.map(({ code }) => code), "speck"]);
});

describe("clean borders", () => {
  const { municipalities } = buildSmallCountry();

  test("cleanBorders gives neighbours that differ by metres the same border points", async () => {
    expect(buildOutline(municipalities).outer).toBe(16);
    expect(buildOutline(await cleanBorders(municipalities))).toEqual({ outer: 1, gaps: [] });
  });

  test("areas that overlap by more than a border's error are refused", async () => {
    const [first] = municipalities as [Area];
    const copy = { ...first, code: "copy" };
    await expect(cleanBorders([...municipalities, copy])).rejects.toThrow(AreaLostError);
  });
});
