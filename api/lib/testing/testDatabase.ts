import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { inject, test } from "vitest";
import { type Database, databaseOfPglite, openDatabase } from "../db.ts";
import { asAdmin } from "./asAdmin.ts";

/** A migrated, seeded copy of a template made once per run. */
export type OpenTestDatabase = (set: "demonstration" | "reference") => Promise<Database>;

/** PGlite always, PostgreSQL if TEST_DATABASE_URL is set. */
export const testDatabases: readonly [name: string, open: OpenTestDatabase][] = [
  ["PGlite", openPglite],
  ...(inject("postgresUrl") === undefined
    ? []
    : [["PostgreSQL", openPostgres] as [string, OpenTestDatabase]]),
];

/** For what need not be tried on both: PostgreSQL where there is one, for it opens in a tenth of the time. */
export const openTestDatabase: OpenTestDatabase =
  inject("postgresUrl") === undefined ? openPglite : openPostgres;

/** In a `describe` over the databases: a test that need not be run on both. */
export const testOnce = (open: OpenTestDatabase) => test.runIf(open === openTestDatabase);

async function openPglite(set: "demonstration" | "reference"): Promise<Database> {
  const template = new Blob([await readFile(inject("pgliteTemplates")[set])]);
  return databaseOfPglite(await PGlite.create({ loadDataDir: template }), "embedded, in memory");
}

async function openPostgres(set: "demonstration" | "reference"): Promise<Database> {
  const adminUrl = inject("postgresUrl") as string;
  const name = `gbvf_test_${randomBytes(6).toString("hex")}`;
  await asAdmin(
    adminUrl,
    `create database ${name} template ${inject("postgresTemplates")[set]} strategy file_copy`,
  );
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ DATABASE_URL: url.href, VAR_DIR: "" });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}
