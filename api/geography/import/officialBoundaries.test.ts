import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { mapsOf } from "../../testing/geography/mapsOf.ts";
import { outlineOf } from "../../testing/geography/outline.ts";
import { polygonsOf } from "../geometry/Area.ts";
import { areaKm2 } from "../geometry/measure.ts";
import { prepareBoundaries } from "../geometry/prepareBoundaries.ts";
import { readHierarchy } from "../geometry/readHierarchy.ts";
import { describeGaps } from "./importBoundaries.ts";
import { readBoundaryFile } from "./readBoundaryFile.ts";

/** The file of 2018 is too large for the project. */
const FILE = fileURLToPath(
  new URL("../../../../shared/data/mdb-municipalities-2018.geojson", import.meta.url),
);
const absent = existsSync(FILE) ? "" : " (skipped: the official file is not on this machine)";

test.skipIf(absent !== "")(`the official municipalities become maps without slivers${absent}`, async () => {
  const hierarchy = await readHierarchy();
  const known = new Set(hierarchy.municipalities.map(({ code }) => code));
  const { municipalities } = await readBoundaryFile(FILE, known);
  expect(await describeGaps(municipalities)).toEqual([]);
  const prepared = await prepareBoundaries(municipalities, hierarchy);

  const level = (id: number) => prepared.filter(({ boundaryTypeId }) => boundaryTypeId === id);
  expect([1, 2, 3, 5].map((id) => level(id).length)).toEqual([9, 52, 213, 1167]);

  for (const { code, geometry } of [...level(1), ...level(2)]) {
    expect([code, polygonsOf(geometry).filter((rings) => rings.length > 1)]).toEqual([code, []]);
  }
  const country = level(1).reduce((sum, { geometry }) => sum + areaKm2(geometry), 0);
  expect(country).toBeGreaterThan(1_215_000);
  expect(country).toBeLessThan(1_225_000);

  const gaps: Record<string, number[]> = {};
  for (const [map, areas] of mapsOf(prepared, hierarchy)) {
    const bytes = JSON.stringify(areas).length;
    expect(bytes, map).toBeLessThan(map === "ZA/1" ? 60_000 : 100_000);
    const open = outlineOf(areas).gaps;
    if (open.length > 0) gaps[map] = open.map(Math.round);
  }
  // Lesotho, and 2 km² of Nelson Mandela Bay inside EC106.
  expect(gaps).toEqual({ "ZA/1": [expect.closeTo(30_500, -3)], "DC10/3": [2], "EC106/5": [2] });
});
