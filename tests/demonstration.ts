import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Database, openDatabase } from "../api/lib/database/db.ts";
import { readEnv } from "../api/lib/operating/env.ts";
import { postgresTemplate } from "../api/testing/globalSetup.ts";
import { pgliteTemplate } from "../api/testing/pgliteTemplate.ts";
import { type ServedApp, serve } from "./serve.ts";
import { makePostgresDatabase, type PostgresDatabase } from "./testPostgres.ts";

export type DatabaseName = "PGlite" | "PostgreSQL";

/** The database on which most tests run: PostgreSQL if there is a test server. */
export const mainDatabase: DatabaseName =
  process.env.TEST_DATABASE_URL === undefined ? "PGlite" : "PostgreSQL";

const { SECRET_KEY } = readEnv({});

/** Creates a folder with the demonstration in the embedded database. The tests of the API have built that of TEST_DAY. */
export async function createDemonstrationFolder(day = new Date()): Promise<string> {
  const archive = await pgliteTemplate("demonstration", SECRET_KEY, day);
  const varDir = await mkdtemp(join(tmpdir(), "gbvf-served-"));
  const data = join(varDir, "pglite");
  await mkdir(data, { mode: 0o700 });
  await promisify(execFile)("tar", ["-xf", archive, "-C", data]);
  return varDir;
}

/** Creates a PostgreSQL database with the demonstration. Throws without a test server. */
export async function createDemonstrationDatabase(): Promise<PostgresDatabase> {
  const url = process.env.TEST_DATABASE_URL ?? "";
  return makePostgresDatabase(await postgresTemplate(url, "demonstration", SECRET_KEY, new Date()));
}

/** Opens a new demonstration, which `close` removes. */
export async function openDemonstration(): Promise<Database> {
  const postgres = mainDatabase === "PostgreSQL" ? await createDemonstrationDatabase() : undefined;
  const varDir = postgres === undefined ? await createDemonstrationFolder() : "";
  const database = await openDatabase({ DATABASE_URL: postgres?.url, VAR_DIR: varDir }, { as: "server" });
  return {
    ...database,
    close: async () => {
      await database.close();
      await postgres?.drop();
      if (varDir !== "") await rm(varDir, { recursive: true });
    },
  };
}

/** Serves a new demonstration, which `stop` removes. `settings` are environment variables. */
export async function serveDemonstration(
  databaseName: DatabaseName,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedApp> {
  if (databaseName === "PGlite") return serve({ varDir: await createDemonstrationFolder(), settings });
  const database = await createDemonstrationDatabase();
  const served = await serve({ databaseUrl: database.url, settings });
  return {
    ...served,
    stop: async () => {
      await served.stop();
      await database.drop();
    },
  };
}
