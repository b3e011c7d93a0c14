import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseOfPglite } from "../lib/database/db.ts";
import { OperatorError } from "../lib/operating/env.ts";
import { tableDigests } from "../testing/tableDigests.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { isUpToDate, migrate, migrationNames } from "./migrate.ts";

const OLDER = ["001_data_source", "002_boundary", "310_crime_count"];
const seedNothing = async () => undefined;

describe.each(testDatabases)("the schema of a database on %s", (_, open) => {
  async function openWith(names: readonly string[]) {
    const database = await open("reference");
    onTestFinished(() => database.close());
    const rows = names.map((name) => ({ name, batch: 1, migration_time: new Date() }));
    await database.knex("knex_migrations").delete();
    await database.knex("knex_migrations").insert(rows);
    return database.knex;
  }

  test.each([
    [
      "older",
      OLDER,
      "The database is of version 0.2.0 or older (its last change is 310_crime_count), and this version cannot use it: keep it as it is, begin a new one with another VAR_DIR or DATABASE_URL, and import your data again.",
    ],
    [
      "newer",
      ["0001_schema", "9999_later"],
      "The database is newer than this code: it has 9999_later, which this code does not know.",
    ],
  ])(
    "S52 of an %s version is refused with one sentence and remains unchanged",
    async (_version, names, sentence) => {
      const knex = await openWith(names);
      const before = await tableDigests(knex);
      await expect(migrate(knex, seedNothing)).rejects.toThrow(new OperatorError(sentence));
      expect(await tableDigests(knex)).toEqual(before);
    },
  );

  test("is up to date only with every migration of this code", async () => {
    const names = await migrationNames();
    expect(await isUpToDate(await openWith(names))).toBe(true);
    for (const missing of names)
      expect(await isUpToDate(await openWith(names.filter((name) => name !== missing)))).toBe(false);
  });
});

test("S52 a failed set-up leaves no tables behind", async () => {
  const pglite = new PGlite();
  const database = databaseOfPglite(pglite, "in memory");
  onTestFinished(() => database.close());
  const failing = migrate(database.knex, async () => Promise.reject(new Error("no space left")));
  await expect(failing).rejects.toThrow("no space left");
  expect((await pglite.query("select tablename from pg_tables where schemaname = 'public'")).rows).toEqual(
    [],
  );
});

test("a migration imports no module that can change", () => {
  const folder = fileURLToPath(new URL("./", import.meta.url));
  const files = globSync(["[0-9]*.ts", "schema/*.ts"], { cwd: folder });
  const imports = files.flatMap((file) =>
    [...readFileSync(folder + file, "utf8").matchAll(/ from "(.+)";/g)].map(([, source]) => source),
  );
  expect(imports.filter((source) => source !== "knex" && !source?.startsWith("./schema/"))).toEqual([]);
});
