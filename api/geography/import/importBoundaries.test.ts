import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Knex } from "knex";
import { afterAll, describe, expect, test } from "vitest";
import type { Progress } from "../../import/Importer.ts";
import { buildCountry, geojson } from "../../testing/geography/boundaryFile.ts";
import { buildMaps } from "../../testing/geography/buildMaps.ts";
import { buildOutline } from "../../testing/geography/outline.ts";
import { tableDigests } from "../../testing/tableDigests.ts";
import { temporaryFolder } from "../../testing/temporaryFile.ts";
import { bothDatabases, testDatabases } from "../../testing/testDatabase.ts";
import { type Area, getPolygons } from "../geometry/Area.ts";
import { areaKm2 } from "../geometry/measure.ts";
import { prepareBoundaries } from "../geometry/prepareBoundaries.ts";
import { readHierarchy } from "../geometry/readHierarchy.ts";
import { describeGaps, importBoundaries } from "./importBoundaries.ts";
import { readBoundaryFile } from "./readBoundaryFile.ts";

const folder = temporaryFolder(afterAll);
const country = await buildCountry();
const file = join(folder, "municipalities.geojson");
await writeFile(file, geojson(country));
const brokenFile = join(folder, "broken.geojson");
await writeFile(brokenFile, geojson(country.slice(1)));

const onProgress = () => {};
const readState = async (knex: Knex) => ({
  sources: await knex("data_source").where({ theme: "boundaries" }).select("description", "isApproximate"),
  geometries: Number((await knex("boundary_geometry").count({ geometries: "*" }))[0]?.geometries),
  boundaries: Number((await knex("boundary").count({ count: "*" }))[0]?.count),
  geometry: (await knex("boundary_geometry").where({ boundaryId: 1001 }).first("geometry"))?.geometry,
});

describe.each(bothDatabases)("a file of lines on %s", (_name, open) => {
  test("replaces all outlines but no boundaries, and importing the same file again changes nothing", async () => {
    const { knex, close } = await open("reference");
    const before = await readState(knex);
    const seenProgress: Progress[] = [];
    const firstOutcome = await knex.transaction((trx) =>
      importBoundaries({ file, trx, dryRun: false, onProgress: (progress) => seenProgress.push(progress) }),
    );
    expect(firstOutcome.changed).toBe(true);
    expect(firstOutcome.summary.slice(0, 2)).toEqual([
      "213 municipalities were read and were merged into 52 districts and 9 provinces.",
      "1,167 police precincts were drawn again inside them.",
    ]);
    const after = await readState(knex);
    expect(after.geometries).toBe(213 + 52 + 9 + 1167);
    expect(after.boundaries).toBe(before.boundaries);
    expect(after.sources).toEqual([
      { description: expect.stringContaining("municipalities.geojson"), isApproximate: false },
    ]);
    expect(seenProgress.at(-1)).toMatchObject({ done: seenProgress.at(-1)?.total });

    const secondOutcome = await knex.transaction((trx) =>
      importBoundaries({ file, trx, dryRun: false, onProgress }),
    );
    expect(secondOutcome).toEqual({
      changed: false,
      summary: ["The map already shows the lines of this file."],
    });
    expect(await readState(knex)).toEqual(after);
    await close();
  });
});

describe.each(testDatabases)("importing boundaries on %s", (_name, open) => {
  test("a dry run reports what would change and writes nothing", async () => {
    const { knex, close } = await open("reference");
    const before = await tableDigests(knex);
    const outcome = await knex.transaction((trx) =>
      importBoundaries({ file, trx, dryRun: true, onProgress }),
    );
    expect(outcome.changed).toBe(true);
    expect(outcome.summary[0]).toBe(
      "213 municipalities were read and would be merged into 52 districts and 9 provinces.",
    );
    expect(await tableDigests(knex)).toEqual(before);
    await close();
  });

  test("an invalid file changes nothing", async () => {
    const { knex, close } = await open("reference");
    const before = await tableDigests(knex);
    await expect(
      knex.transaction((trx) => importBoundaries({ file: brokenFile, trx, dryRun: false, onProgress })),
    ).rejects.toThrow("broken.geojson: a municipality is missing");
    expect(await tableDigests(knex)).toEqual(before);
    await close();
  });
});

function square(code: string, km2: number): Area {
  const width = km2 / 111.2 ** 2 / Math.cos((28.5 * Math.PI) / 180);
  const [west, south] = [24, -29];
  const ring: [number, number][] = [
    [west, south],
    [west + width, south],
    [west + width, south + 1],
    [west, south + 1],
    [west, south],
  ];
  return { code, geometry: { type: "Polygon", coordinates: [ring] } };
}

test("municipalities that are more than 2 % smaller are reported, largest loss first", async () => {
  const SOL_PLAATJE_KM2 = 3315.8;
  const DIKGATLONG_KM2 = 7328.3;
  expect(
    await describeGaps([square("NC091", SOL_PLAATJE_KM2 * 0.95), square("NC092", DIKGATLONG_KM2 * 0.7)]),
  ).toEqual([
    expect.stringMatching(
      /^NC092 is 30\.\d % smaller than in the official file of 2018: there may be a gap\.$/,
    ),
    expect.stringMatching(/^NC091 is [45]\.\d % smaller/),
  ]);
  expect(await describeGaps([square("NC091", SOL_PLAATJE_KM2 * 0.99)])).toEqual([]);
});

/** The file of 2018 is too large for the repository, and its import is too slow for each run. */
const FILE = fileURLToPath(
  new URL("../../../../shared/data/mdb-municipalities-2018.geojson", import.meta.url),
);
const shouldRun = existsSync(FILE) && process.env.THOROUGH !== undefined;

test.skipIf(!shouldRun)("the official municipalities become maps without slivers", async () => {
  const hierarchy = await readHierarchy();
  const codes = new Set(hierarchy.municipalities.map(({ code }) => code));
  const { municipalities } = await readBoundaryFile(FILE, codes);
  expect(await describeGaps(municipalities)).toEqual([]);
  const prepared = await prepareBoundaries(municipalities, hierarchy);

  const filterLevel = (id: number) => prepared.filter(({ boundaryTypeId }) => boundaryTypeId === id);
  expect([1, 2, 3, 5].map((id) => filterLevel(id).length)).toEqual([9, 52, 213, 1167]);

  for (const { code, geometry } of [...filterLevel(1), ...filterLevel(2)]) {
    expect([code, getPolygons(geometry).filter((rings) => rings.length > 1)]).toEqual([code, []]);
  }
  const country = filterLevel(1).reduce((sum, { geometry }) => sum + areaKm2(geometry), 0);
  expect(country).toBeGreaterThan(1_215_000);
  expect(country).toBeLessThan(1_225_000);

  const gaps: Record<string, number[]> = {};
  for (const [map, areas] of buildMaps(prepared, hierarchy)) {
    const bytes = JSON.stringify(areas).length;
    expect(bytes, map).toBeLessThan(map === "ZA/1" ? 60_000 : 100_000);
    const open = buildOutline(areas).gaps;
    if (open.length > 0) gaps[map] = open.map(Math.round);
  }
  // The gaps are Lesotho, and 2 km² of Nelson Mandela Bay inside EC106.
  expect(gaps).toEqual({ "ZA/1": [expect.closeTo(30_500, -3)], "DC10/3": [2], "EC106/5": [2] });
});
