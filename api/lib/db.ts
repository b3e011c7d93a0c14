import { existsSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import knex, { type Knex } from "knex";
import ClientPgLite from "knex-pglite";
import { knexSnakeCaseMappers } from "objection";
import { listenOnPglite, listenOnPostgres, type OnDataChange, type StopListening } from "./dataVersion.ts";
import { diskFault } from "./diskFault.ts";
import type { Env } from "./env.ts";
import { StartError } from "./env.ts";
import { lockDatabase } from "./lockDatabase.ts";
import { makePrivateFolder } from "./privateFolder.ts";

/** The demonstration takes 110 MB, and as much again while it is written. */
const MEGABYTES_OF_A_NEW_DATABASE = 256;

/** Knex would also print failures, which are thrown and reported by the caller. */
const QUIET = { warn: () => undefined };

/** All of a request's queries go through its own transaction, because PGlite has one connection. */
export type Database = {
  knex: Knex;
  /**
   * Connections reserved for public answers, so that nothing else can block them. With PGlite, the same as the others.
   */
  publicReads: Knex;
  /** Where the data is, for the start-up message; never with a password. */
  description: string;
  /** Called when any process has changed public data. */
  onDataChange(callback: OnDataChange): Promise<StopListening>;
  /** Why a reachable database takes no changes, in words for the operator. */
  fault(): Promise<string | undefined>;
  close(): Promise<void>;
};

/**
 * Opens PostgreSQL at DATABASE_URL, else the embedded database under VAR_DIR. `isServing` sets time limits, so that no
 * caller waits for ever; imports and measurements may take long.
 */
export async function openDatabase(
  env: Pick<Env, "DATABASE_URL" | "VAR_DIR">,
  { isServing = false }: { isServing?: boolean } = {},
): Promise<Database> {
  return env.DATABASE_URL === undefined
    ? openEmbedded(env.VAR_DIR)
    : openPostgres(env.DATABASE_URL, isServing ? LIMITS : {});
}

/** In milliseconds. A statement ends before nginx, after 8 s, asks the other process. */
const LIMITS = { statement_timeout: 7000, lock_timeout: 3000, idle_in_transaction_session_timeout: 30_000 };

/** Removes the time limits from this transaction, for long work. */
export async function liftLimits(trx: Knex.Transaction): Promise<void> {
  for (const name of Object.keys(LIMITS)) await trx.raw(`set local ${name} = 0`);
}

async function openEmbedded(varDir: string): Promise<Database> {
  const folder = `${varDir}/pglite`;
  const needed = existsSync(`${folder}/PG_VERSION`) ? undefined : MEGABYTES_OF_A_NEW_DATABASE;
  const fault = await diskFault(varDir, needed);
  if (fault !== undefined) throw new StartError(`The folder ${varDir} cannot be used: ${fault}.`);
  const unlock = claim(folder);
  const database = databaseOfPglite(new PGlite({ dataDir: folder }), `embedded, in ${folder}`);
  return {
    ...database,
    fault: async () => {
      const fault = await diskFault(folder);
      return fault && `VAR_DIR cannot be used: ${fault}.`;
    },
    close: async () => {
      await database.close();
      unlock();
    },
  };
}

function claim(folder: string): () => void {
  try {
    makePrivateFolder(folder);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
    throw new StartError(`The folder ${folder} belongs to another user; start as that user, or set VAR_DIR.`);
  }
  return lockDatabase(folder);
}

/** A database over an open PGlite, also for tests, which use one in memory. */
export function databaseOfPglite(pglite: PGlite, description: string): Database {
  const connection = knex({
    client: ClientPgLite as unknown as typeof Knex.Client,
    connection: (() => ({ pglite })) as unknown as Knex.StaticConnectionConfig,
    log: QUIET,
    ...knexSnakeCaseMappers(),
  });
  return {
    knex: connection,
    publicReads: connection,
    description,
    onDataChange: (callback) => listenOnPglite(pglite, callback),
    fault: async () => undefined,
    close: () => connection.destroy(),
  };
}

async function openPostgres(url: string, limits: Partial<typeof LIMITS>): Promise<Database> {
  const pool = (max: number) =>
    knex({
      client: "pg",
      connection: {
        connectionString: url,
        connectionTimeoutMillis: 3000,
        application_name: "gbvf-dashboard",
        ...limits,
      },
      pool: { min: 0, max },
      acquireConnectionTimeout: 5000,
      log: QUIET,
      ...knexSnakeCaseMappers(),
    });
  const connection = pool(10);
  const publicReads = pool(6);
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
    publicReads,
    description: `PostgreSQL at ${host}${pathname}`,
    onDataChange: (callback) => listenOnPostgres(url, callback),
    fault: async () => undefined,
    close: async () => {
      await Promise.all([connection.destroy(), publicReads.destroy()]);
    },
  };
}
