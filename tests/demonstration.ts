import { execFile } from "node:child_process";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readEnv } from "../api/lib/operating/env.ts";
import { postgresTemplate } from "../api/testing/globalSetup.ts";
import { pgliteTemplate } from "../api/testing/pgliteTemplate.ts";
import { type Served, serve } from "./serve.ts";
import { makePostgresDatabase, type PostgresDatabase } from "./testPostgres.ts";

export type DatabaseName = "PGlite" | "PostgreSQL";

/** PostgreSQL if there is a test server. */
export const lastDatabase: DatabaseName =
  process.env.TEST_DATABASE_URL === undefined ? "PGlite" : "PostgreSQL";

const { SECRET_KEY } = readEnv({});

/** The demonstration as a new installation has it today, which takes longer to write than most tests. */
export const demonstrationArchive = (): Promise<string> =>
  pgliteTemplate("demonstration", SECRET_KEY, new Date());

/** A new folder with it in the embedded database. */
export async function demonstrationFolder(): Promise<string> {
  const varDir = await mkdtemp(join(tmpdir(), "gbvf-served-"));
  const data = join(varDir, "pglite");
  await mkdir(data, { mode: 0o700 });
  await promisify(execFile)("tar", ["-xf", await demonstrationArchive(), "-C", data]);
  return varDir;
}

/** A new database with it; undefined without a test server. */
export async function demonstrationDatabase(): Promise<PostgresDatabase | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) return undefined;
  return makePostgresDatabase(await postgresTemplate(url, "demonstration", SECRET_KEY, new Date()));
}

/** `stop` removes its database. `settings` are environment variables. */
export async function serveDemonstration(
  on: DatabaseName,
  settings: Readonly<Record<string, string>> = {},
): Promise<Served> {
  if (on === "PGlite") return serve({ varDir: await demonstrationFolder(), settings });
  const database = await demonstrationDatabase();
  const served = await serve({ ...(database && { databaseUrl: database.url }), settings });
  return {
    ...served,
    stop: async () => {
      await served.stop();
      await database?.drop();
    },
  };
}
