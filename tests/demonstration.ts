import { execFile } from "node:child_process";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
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

/** Returns the path of a tar archive of a demonstration installed today. Tests share it, because building it takes long. */
export const buildDemonstrationArchive = (): Promise<string> =>
  pgliteTemplate("demonstration", SECRET_KEY, new Date());

/** Creates a folder with the demonstration in the embedded database. */
export async function createDemonstrationFolder(): Promise<string> {
  const varDir = await mkdtemp(join(tmpdir(), "gbvf-served-"));
  const data = join(varDir, "pglite");
  await mkdir(data, { mode: 0o700 });
  await promisify(execFile)("tar", ["-xf", await buildDemonstrationArchive(), "-C", data]);
  return varDir;
}

/** Creates a PostgreSQL database with the demonstration. Returns undefined without a test server. */
export async function createDemonstrationDatabase(): Promise<PostgresDatabase | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) return undefined;
  return makePostgresDatabase(await postgresTemplate(url, "demonstration", SECRET_KEY, new Date()));
}

/** Serves a new demonstration, which `stop` removes. `settings` are environment variables. */
export async function serveDemonstration(
  databaseName: DatabaseName,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedApp> {
  if (databaseName === "PGlite") return serve({ varDir: await createDemonstrationFolder(), settings });
  const database = await createDemonstrationDatabase();
  const served = await serve({ ...(database && { databaseUrl: database.url }), settings });
  return {
    ...served,
    stop: async () => {
      await served.stop();
      await database?.drop();
    },
  };
}
