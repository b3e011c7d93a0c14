import type { Knex } from "knex";

export type TableShape = { table: string; columns: string[]; key: string[] };

/** A session would sign in anyone who holds the backup. */
const LEFT_OUT = ["session", "knex_migrations", "knex_migrations_lock"];

export function readShapes(trx: Knex, leftOut: readonly string[] = LEFT_OUT): Promise<TableShape[]> {
  return trx("pg_class as c")
    .join("pg_attribute as a", "a.attrelid", "c.oid")
    .whereRaw("c.relnamespace = 'public'::regnamespace and c.relkind = 'r'")
    .whereRaw("a.attnum > 0 and not a.attisdropped and a.attgenerated = ''")
    .whereNotIn("c.relname", leftOut)
    .groupBy("c.oid", "c.relname")
    .orderByRaw('c.relname collate "C"')
    .select(trx.raw('c.relname::text as "table"'))
    .select(trx.raw("array_agg(a.attname::text order by a.attnum) as columns"))
    .select(
      trx.raw(`coalesce((
        select array_agg(k.attname::text order by k.attnum) from pg_index i
        join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), array_agg(a.attname::text order by a.attnum)) as key`),
    );
}

/** Null: the counter was never used. */
export async function readSequences(trx: Knex): Promise<Record<string, string | null>> {
  const rows: { name: string; value: string | null }[] = await trx("pg_sequences")
    .where("schemaname", "public")
    .whereNotIn("sequencename", ["knex_migrations_id_seq", "knex_migrations_lock_index_seq"])
    .orderByRaw('sequencename collate "C"')
    .select(trx.raw("sequencename::text as name, last_value::text as value"));
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Values are then written in one way, whatever the settings. */
export async function writeAlike(trx: Knex.Transaction): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO'",
    "extra_float_digits = 1",
    "bytea_output = 'hex'",
  ])
    await trx.raw(`set local ${setting}`);
}
