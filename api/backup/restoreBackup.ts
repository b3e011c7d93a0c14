import type { Knex } from "knex";
import { StartError } from "../lib/env.ts";
import type { BackupHeader, BackupReader } from "./backupFormat.ts";
import { copyIn } from "./copyText.ts";
import { digestOf, readShapes, writeAlike } from "./tables.ts";

type Restoring = {
  header: BackupHeader;
  reader: BackupReader;
  /** Gives an empty database the schema that it had after these migrations. */
  migrateTo: (trx: Knex.Transaction, names: readonly string[]) => Promise<void>;
};

type Constraint = { table: string; name: string };

/**
 * Makes the database what the backup holds, in place of everything in it. All or nothing, for the caller's transaction:
 * a digest that differs from the backup's ends it.
 * @throws {StartError} where the backup is broken, or of a newer version of the product
 */
export async function restoreBackup(
  trx: Knex.Transaction,
  { header, reader, migrateTo }: Restoring,
): Promise<void> {
  await trx.raw("drop schema public cascade");
  await trx.raw("create schema public");
  await migrateTo(trx, header.migrations);
  await writeAlike(trx);
  const shapes = new Map((await readShapes(trx)).map((shape) => [shape.table, shape]));
  const references = await deferReferences(trx);
  // The audit log takes no truncation.
  for (const table of shapes.keys()) await trx.raw("alter table ?? disable trigger user", [table]);
  await trx.raw(`truncate ${[...shapes.keys()].map(() => "??").join(", ")} cascade`, [...shapes.keys()]);
  for await (const { table, columns, chunks } of reader.readTables()) {
    const shape = shapes.get(table);
    if (!columns.every((column) => shape?.columns.includes(column))) {
      throw new StartError(`The backup has a table ${table} that its version of the product does not know.`);
    }
    await copyIn(trx, { table, columns }, chunks);
  }
  for (const [name, value] of Object.entries(header.sequences)) {
    if (value !== null) await trx.raw("select setval(?, ?)", [name, value]);
  }
  await trx.raw("set constraints all immediate");
  for (const { table, name } of references)
    await trx.raw("alter table ?? alter constraint ?? not deferrable", [table, name]);
  for (const table of shapes.keys()) await trx.raw("alter table ?? enable trigger user", [table]);
  const { digest } = await digestOf(trx);
  if (digest !== header.digest)
    throw new StartError("The backup is damaged: its digest is not that of its rows.");
}

/** Lets rows come before those that they refer to; that all are there is checked at the end. */
async function deferReferences(trx: Knex.Transaction): Promise<Constraint[]> {
  const found: Constraint[] = await trx("pg_constraint as c")
    .join("pg_class as t", "t.oid", "c.conrelid")
    .whereRaw("c.contype = 'f' and not c.condeferrable and c.connamespace = 'public'::regnamespace")
    .select(trx.raw('t.relname::text as "table", c.conname::text as name'));
  for (const { table, name } of found)
    await trx.raw("alter table ?? alter constraint ?? deferrable initially deferred", [table, name]);
  return found;
}
