import { createHash } from "node:crypto";
import type { Knex } from "knex";

/** A table as a backup holds it: the columns that are stored, and what its rows are ordered by. */
export type TableShape = { table: string; columns: string[]; key: string[] };

/** A session would let whoever holds the backup in. The migrations make the others. */
const LEFT_OUT = ["session", "knex_migrations", "knex_migrations_lock"];

/** Every table in a fixed order, without columns that the database computes. */
export function readShapes(trx: Knex): Promise<TableShape[]> {
  return trx("pg_class as c")
    .join("pg_attribute as a", "a.attrelid", "c.oid")
    .whereRaw("c.relnamespace = 'public'::regnamespace and c.relkind = 'r'")
    .whereRaw("a.attnum > 0 and not a.attisdropped and a.attgenerated = ''")
    .whereNotIn("c.relname", LEFT_OUT)
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

/** Where each counter of ids stands; null where it has not been used. */
export async function readSequences(trx: Knex): Promise<Record<string, string | null>> {
  const rows: { name: string; value: string | null }[] = await trx("pg_sequences")
    .where("schemaname", "public")
    .whereNotIn("sequencename", ["knex_migrations_id_seq", "knex_migrations_lock_index_seq"])
    .orderByRaw('sequencename collate "C"')
    .select(trx.raw("sequencename::text as name, last_value::text as value"));
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Makes the database write every value the same way, whatever its settings, until the transaction ends. */
export async function writeAlike(trx: Knex.Transaction): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO'",
    "extra_float_digits = 1",
    "bytea_output = 'hex'",
  ])
    await trx.raw(`set local ${setting}`);
}

/**
 * One number over everything that a backup holds: equal where all rows and all counters are. The transaction must write
 * values alike.
 */
export async function digestOf(trx: Knex): Promise<{ digest: string; rows: number }> {
  const hash = createHash("sha256");
  let rows = 0;
  for (const { table } of await readShapes(trx)) {
    const found: { count: string; sum: string } = await trx({ r: table }).first(
      trx.raw("count(*)::text as count, coalesce(sum(hashtextextended(r::text, 0)), 0)::text as sum"),
    );
    hash.update(`${table} ${found.count} ${found.sum}\n`);
    rows += Number(found.count);
  }
  hash.update(JSON.stringify(await readSequences(trx)));
  return { digest: hash.digest("hex").slice(0, 32), rows };
}
