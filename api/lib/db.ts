import { PGlite } from "@electric-sql/pglite";
import knex, { type Knex } from "knex";
import ClientPgLite from "knex-pglite";
import { knexSnakeCaseMappers } from "objection";
import { listenOnPglite, listenOnPostgres, type OnDataChange, type StopListening } from "./dataVersion.ts";
import type { Env } from "./env.ts";
import { StartError } from "./env.ts";
import { lockFolder } from "./lockFolder.ts";

/** The opened database. All of a request's queries go through its own transaction: PGlite has one connection. */
export type Database = {
  knex: Knex;
  /** Where the data is, for the start-up block; never with a password. */
  description: string;
  /** Calls back whenever any process has changed public data. */
  onDataChange(callback: OnDataChange): Promise<StopListening>;
  close(): Promise<void>;
};

/** Opens PostgreSQL at DATABASE_URL, else the embedded database under VAR_DIR. */
export async function openDatabase(env: Pick<Env, "DATABASE_URL" | "VAR_DIR">): Promise<Database> {
  return env.DATABASE_URL === undefined ? openEmbedded(env.VAR_DIR) : openPostgres(env.DATABASE_URL);
}

async function openEmbedded(varDir: string): Promise<Database> {
  const folder = `${varDir}/pglite`;
  const unlock = await lockFolder(folder);
  const database = databaseOfPglite(new PGlite({ dataDir: folder }), `embedded, in ${folder}`);
  return {
    ...database,
    close: async () => {
      await database.close();
      await unlock();
    },
  };
}

/** A database over an opened PGlite, also for tests, which open theirs in memory. */
export function databaseOfPglite(pglite: PGlite, description: string): Database {
  const connection = knex({
    client: ClientPgLite as unknown as typeof Knex.Client,
    connection: (() => ({ pglite })) as unknown as Knex.StaticConnectionConfig,
    ...knexSnakeCaseMappers(),
  });
  return {
    knex: connection,
    description,
    onDataChange: (callback) => listenOnPglite(pglite, callback),
    close: () => connection.destroy(),
  };
}

async function openPostgres(url: string): Promise<Database> {
  const connection = knex({
    client: "pg",
    connection: { connectionString: url, connectionTimeoutMillis: 3000, application_name: "gbvf-dashboard" },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: 5000,
    // Knex would print failures on its own; they are thrown, and told by whoever catches them.
    log: { warn: () => undefined },
    ...knexSnakeCaseMappers(),
  });
  const { host, pathname } = new URL(url);
  try {
    await connection.raw("select 1");
  } catch (error) {
    await connection.destroy();
    const reason = error instanceof Error && error.message !== "" ? error.message : String(error);
    throw new StartError(`The database at ${host}${pathname} cannot be reached: ${reason.split("\n")[0]}.`);
  }
  return {
    knex: connection,
    description: `PostgreSQL at ${host}${pathname}`,
    onDataChange: (callback) => listenOnPostgres(url, callback),
    close: () => connection.destroy(),
  };
}
