import { setTimeout as delay } from "node:timers/promises";
import type { Knex } from "knex";
import { StartError } from "../operating/env.ts";

const SCHEMA_THAT_NAMES_BACKUP = "upgrade_under_way";
const OTHERS_END_WITHIN_MS = 10_000;

export const UPGRADING = "gbvf-upgrade";

export async function backupOfUpgrade(knex: Knex): Promise<string | null> {
  const { rows } = await knex.raw("select obj_description(to_regnamespace(?), 'pg_namespace') as backup", [
    SCHEMA_THAT_NAMES_BACKUP,
  ]);
  return rows[0].backup;
}

/** A setting of the database holds for every server, also for one of an earlier version. */
export async function closeToChanges(knex: Knex, backup: string): Promise<void> {
  await knex.transaction(async (trx) => {
    const name = await nameOf(trx);
    await trx.raw("alter database ?? set default_transaction_read_only = on", [name]);
    await trx.raw("create schema if not exists ??", [SCHEMA_THAT_NAMES_BACKUP]);
    await trx.raw(trx.raw("comment on schema ?? is ?", [SCHEMA_THAT_NAMES_BACKUP, backup]).toString());
  });
  await endOtherConnections(knex);
}

export async function openToChanges(knex: Knex): Promise<void> {
  await knex.transaction(async (trx) => {
    const name = await nameOf(trx);
    await trx.raw("alter database ?? reset default_transaction_read_only", [name]);
    await trx.raw("drop schema if exists ??", [SCHEMA_THAT_NAMES_BACKUP]);
  });
  await endOtherConnections(knex);
}

export async function readOnlyForSession(knex: Knex): Promise<void> {
  await knex.raw("set session characteristics as transaction read only");
}

const READ_ONLY_TRANSACTION = "25006";
export const isClosedToChanges = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === READ_ONLY_TRANSACTION;

export async function unlessClosed(change: PromiseLike<unknown>): Promise<void> {
  await Promise.resolve(change).catch((error) => {
    if (!isClosedToChanges(error)) throw error;
  });
}

async function nameOf(trx: Knex): Promise<string> {
  const { rows } = await trx.raw("select current_database() as name");
  return rows[0].name;
}

/** Those of other users show neither kind nor beginning. */
async function endOtherConnections(knex: Knex): Promise<void> {
  const { rows } = await knex.raw("select clock_timestamp()::text as now");
  const earlier = knex("pg_stat_activity")
    .whereRaw("datname = current_database() and usename is not null and pid <> pg_backend_pid()")
    .whereRaw("coalesce(backend_type, 'client backend') = 'client backend'")
    .whereRaw("coalesce(backend_start <= ?::timestamptz, true)", rows[0].now)
    .whereNot({ applicationName: UPGRADING });
  await earlier
    .clone()
    .whereRaw("usename = current_user")
    .select(knex.raw("pg_terminate_backend(pid) as is_ended"));
  for (const end = Date.now() + OTHERS_END_WITHIN_MS; Date.now() < end; await delay(50)) {
    if ((await earlier.clone().select("pid")).length === 0) return;
  }
  const users: string[] = await earlier.clone().distinct().pluck("usename");
  throw new StartError(
    `Others have the database open and could not be disconnected: ${users.join(", ")}. End them, and run this again.`,
  );
}
