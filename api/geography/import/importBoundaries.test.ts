import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, describe, expect, test } from "vitest";
import type { Progress } from "../../import/Importer.ts";
import { geojson, wholeCountry } from "../../testing/geography/boundaryFile.ts";
import { tableDigests } from "../../testing/tableDigests.ts";
import { temporaryFolder } from "../../testing/temporaryFile.ts";
import { bothDatabases, testDatabases } from "../../testing/testDatabase.ts";
import { importBoundaries } from "./importBoundaries.ts";

const folder = temporaryFolder(afterAll);
const country = await wholeCountry();
const file = join(folder, "municipalities.geojson");
await writeFile(file, geojson(country));
const broken = join(folder, "broken.geojson");
await writeFile(broken, geojson(country.slice(1)));

const onProgress = () => {};
const state = async (knex: Knex) => ({
  sources: await knex("data_source").where({ theme: "boundaries" }).select("description", "isApproximate"),
  drawn: Number((await knex("boundary_geometry").count({ drawn: "*" }))[0]?.drawn),
  boundaries: Number((await knex("boundary").count({ count: "*" }))[0]?.count),
  geometry: (await knex("boundary_geometry").where({ boundaryId: 1001 }).first("geometry"))?.geometry,
});

describe.each(bothDatabases)("a file of lines on %s", (_name, open) => {
  test("all lines are replaced, the boundaries stay, and the same file again changes nothing", async () => {
    const { knex, close } = await open("reference");
    const before = await state(knex);
    const seen: Progress[] = [];
    const first = await knex.transaction((trx) =>
      importBoundaries({ file, trx, dryRun: false, onProgress: (progress) => seen.push(progress) }),
    );
    expect(first.changed).toBe(true);
    expect(first.summary.slice(0, 2)).toEqual([
      "213 municipalities were read and were merged into 52 districts and 9 provinces.",
      "1,167 police precincts were drawn again inside them.",
    ]);
    const after = await state(knex);
    expect(after.drawn).toBe(213 + 52 + 9 + 1167);
    expect(after.boundaries).toBe(before.boundaries);
    expect(after.sources).toEqual([
      { description: expect.stringContaining("municipalities.geojson"), isApproximate: false },
    ]);
    expect(seen.at(-1)).toMatchObject({ done: seen.at(-1)?.total });

    const again = await knex.transaction((trx) => importBoundaries({ file, trx, dryRun: false, onProgress }));
    expect(again).toEqual({ changed: false, summary: ["The map already shows the lines of this file."] });
    expect(await state(knex)).toEqual(after);
    await close();
  });
});

describe.each(testDatabases)("on %s", (_name, open) => {
  test("a dry run says what would change and writes nothing", async () => {
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

  test("a faulty file changes nothing", async () => {
    const { knex, close } = await open("reference");
    const before = await tableDigests(knex);
    await expect(
      knex.transaction((trx) => importBoundaries({ file: broken, trx, dryRun: false, onProgress })),
    ).rejects.toThrow("broken.geojson: a municipality is missing");
    expect(await tableDigests(knex)).toEqual(before);
    await close();
  });
});
