import { existsSync } from "node:fs";
import { setImmediate as yieldToOtherRequests } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import knex, { type Knex } from "knex";
import ClientPgLite from "knex-pglite";
import { knexSnakeCaseMappers } from "objection";
import {
  listenOnPglite,
  listenOnPostgres,
  type OnDataChange,
  type StopListening,
} from "../cache/dataVersion.ts";
import type { Env } from "../operating/env.ts";
import { OperatorError } from "../operating/env.ts";
import { findDiskError } from "../operating/findDiskError.ts";
import { makePrivateFolder } from "../security/privateFolder.ts";
import { lockDatabase } from "./lockDatabase.ts";
import { checkReplica, ReadReplica } from "./ReadReplica.ts";

/** PGlite blocks this process during a statement, so other requests run between two statements. */
class PgliteClient extends (ClientPgLite as unknown as typeof Knex.Client) {
  override async query(connection: unknown, statement: unknown): Promise<unknown> {
    await yieldToOtherRequests();
    return super.query(connection, statement);
  }
}

/** The demonstration takes 110 MB, and twice as much while it is being written. */
const MEGABYTES_OF_A_NEW_DATABASE = 256;

export class DatabaseUnreachable extends OperatorError {}

const silentLog = { warn: () => undefined };

/**
 * During a request use only its transaction: PGlite has a single connection, so another query would wait
 * forever.
 */
export type Database = {
  url: string | undefined;
  knex: Knex;
  /** Connections that are reserved for visitors; with PGlite, the same as `knex`. */
  publicReads: Knex;
  replicaReads(): Knex;
  description: string;
  onDataChange(callback: OnDataChange): Promise<StopListening>;
  findError(): Promise<string | undefined>;
  close(): Promise<void>;
};

type ClientKind = "command" | "server";

/** Opens PGlite in VAR_DIR if DATABASE_URL is undefined. */
export async function openDatabase(
  env: Pick<Env, "DATABASE_URL" | "VAR_DIR"> & Partial<Pick<Env, "DATABASE_READ_URL">>,
  { as = "command" }: { as?: ClientKind } = {},
): Promise<Database> {
  if (env.DATABASE_URL === undefined) return openEmbedded(env.VAR_DIR);
  const database = await openPostgres(env.DATABASE_URL, as);
  return as === "server" && env.DATABASE_READ_URL !== undefined
    ? readFromReplica(database, env.DATABASE_READ_URL)
    : database;
}

/** Milliseconds, less than the 8 s after which nginx gives up. */
const LIMITS = { statement_timeout: 7000, lock_timeout: 3000, idle_in_transaction_session_timeout: 30_000 };

const SETTINGS: Readonly<Record<ClientKind, object>> = {
  command: {},
  server: LIMITS,
};

export async function liftLimits(trx: Knex.Transaction): Promise<void> {
  for (const name of Object.keys(LIMITS)) await trx.raw(`set local ${name} = 0`);
}

async function openEmbedded(varDir: string): Promise<Database> {
  const folder = `${varDir}/pglite`;
  const needed = existsSync(`${folder}/PG_VERSION`) ? undefined : MEGABYTES_OF_A_NEW_DATABASE;
  const error = await findDiskError(varDir, needed);
  if (error !== undefined) throw new OperatorError(`The folder ${varDir} cannot be used: ${error}.`);
  const unlock = claimFolder(folder);
  const database = databaseOfPglite(new PGlite({ dataDir: folder }), `embedded, in ${folder}`);
  return {
    ...database,
    findError: async () => {
      const error = await findDiskError(folder);
      return error && `VAR_DIR cannot be used: ${error}.`;
    },
    close: async () => {
      await database.close();
      unlock();
    },
  };
}

function claimFolder(folder: string): () => void {
  try {
    makePrivateFolder(folder);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
    throw new OperatorError(
      `The folder ${folder} belongs to another user; start as that user, or set VAR_DIR.`,
    );
  }
  return lockDatabase(folder);
}

export function databaseOfPglite(pglite: PGlite, description: string): Database {
  const connection = knex({
    client: PgliteClient,
    connection: (() => ({ pglite })) as unknown as Knex.StaticConnectionConfig,
    log: silentLog,
    ...knexSnakeCaseMappers(),
  });
  return {
    url: undefined,
    knex: connection,
    publicReads: connection,
    replicaReads: () => connection,
    description,
    onDataChange: (callback) => listenOnPglite(pglite, callback),
    findError: async () => undefined,
    close: () => connection.destroy(),
  };
}

async function openPostgres(url: string, as: ClientKind): Promise<Database> {
  const database = databaseOfPostgres(url, as);
  try {
    await database.knex.raw("select 1");
  } catch (error) {
    await database.close();
    const reason = error instanceof Error && error.message !== "" ? error.message : String(error);
    throw new DatabaseUnreachable(
      `The database at ${describeServer(url)} cannot be reached: ${reason.split("\n")[0]}.`,
    );
  }
  return database;
}

async function readFromReplica(database: Database, url: string): Promise<Database> {
  const replica = postgresPool(url, "server", 10);
  const close = async () => {
    await replica.destroy();
    await database.close();
  };
  try {
    await checkReplica(database.knex, replica);
  } catch (error) {
    await close();
    throw error;
  }
  const state = new ReadReplica(database.knex, replica);
  return {
    ...database,
    replicaReads: () => (state.isCurrent ? replica : database.publicReads),
    description: `${database.description}, read from ${describeServer(url)}`,
    onDataChange: (callback) =>
      database.onDataChange((datasets) => {
        state.recordChange();
        callback(datasets);
      }),
    close: async () => {
      await state.stop();
      await close();
    },
  };
}

export function databaseOfPostgres(url: string, as: ClientKind = "server"): Database {
  const connection = postgresPool(url, as, 10);
  const publicReads = postgresPool(url, as, 6);
  return {
    url,
    knex: connection,
    publicReads,
    replicaReads: () => publicReads,
    description: `PostgreSQL at ${describeServer(url)}`,
    onDataChange: (callback) => listenOnPostgres(url, callback),
    findError: async () => undefined,
    close: async () => {
      await Promise.all([connection.destroy(), publicReads.destroy()]);
    },
  };
}

function postgresPool(url: string, as: ClientKind, max: number): Knex {
  return knex({
    client: "pg",
    connection: {
      connectionString: url,
      connectionTimeoutMillis: 3000,
      application_name: "gbvf-dashboard",
      ...SETTINGS[as],
    },
    pool: { min: 0, max },
    acquireConnectionTimeout: 5000,
    log: silentLog,
    ...knexSnakeCaseMappers(),
  });
}

const describeServer = (url: string) => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};
