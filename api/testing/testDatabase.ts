import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { type Database, databaseOfPglite, openDatabase } from "../lib/database/db.ts";
import { asAdmin } from "./asAdmin.ts";

/** Copies a template that is created once for each test run. */
export type OpenTestDatabase = (set: "demonstration" | "reference") => Promise<Database>;

type TestDatabase = readonly [name: string, open: OpenTestDatabase];

export const bothDatabases: readonly TestDatabase[] = [
  ["PGlite", openPglite],
  ...(inject("postgresUrl") === undefined ? [] : [["PostgreSQL", openPostgres] satisfies TestDatabase]),
];

/** Uses PostgreSQL if possible, because it opens in a tenth of the time. */
export const [[, openTestDatabase]] = bothDatabases.slice(-1) as [TestDatabase];

export const testDatabases: readonly TestDatabase[] =
  process.env.THOROUGH === undefined ? bothDatabases.slice(-1) : bothDatabases;

const shared = new Map<string, Promise<Database>>();

/** The test files of a process share the database and must not change it; `close` leaves it open. */
export async function openShared(
  open: OpenTestDatabase,
  set: "demonstration" | "reference",
): Promise<Database> {
  const key = `${open.name} ${set}`;
  const opened = shared.get(key) ?? open(set).then(makeReadOnly);
  shared.set(key, opened);
  return { ...(await opened), close: async () => {} };
}

async function makeReadOnly(database: Database): Promise<Database> {
  const [{ name }] = (await database.knex.raw("select current_database() as name")).rows;
  await database.knex.raw("alter database ?? set default_transaction_read_only = on", [name]);
  await database.knex.raw("set session characteristics as transaction read only");
  return database;
}

export async function openPglite(set: "demonstration" | "reference"): Promise<Database> {
  const template = new Blob([await readFile(inject("pgliteTemplates")[set])]);
  return databaseOfPglite(await PGlite.create({ loadDataDir: template }), "embedded, in memory");
}

/** On PostgreSQL too, a query outside its transaction then fails, because it gets no connection. */
export const openWithOneConnection: OpenTestDatabase = async (set) => {
  const database = await openTestDatabase(set);
  if (database.url !== undefined) database.knex.client.pool.max = 1;
  return { ...database, publicReads: database.knex };
};

async function openPostgres(set: "demonstration" | "reference"): Promise<Database> {
  const adminUrl = inject("postgresUrl") as string;
  const template = inject("postgresTemplates")[set];
  const name = inject("postgresPrefix") + randomBytes(6).toString("hex");
  await asAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`);
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
