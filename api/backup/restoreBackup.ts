import type { Knex } from "knex";
import { StartError } from "../lib/operating/env.ts";
import { copyIn } from "./copyText.ts";
import { digestRows, digestSequences } from "./digest.ts";
import { formerDigest } from "./formerDigest.ts";
import { openBackup } from "./openBackup.ts";
import type { Backup } from "./proveBackup.ts";
import { readSequences, readShapes, writeAlike } from "./tables.ts";

type Restoring = {
  backup: Backup;
  migrateTo: (trx: Knex.Transaction, names: readonly string[]) => Promise<void>;
  /** For files of the former format whose digest does not match. */
  acceptsUnproven?: boolean;
};

type Constraint = { table: string; name: string };

/**
 * A wrong digest rolls back. Returns whether the digest matches.
 * @throws {StartError} if the backup is broken or from a newer version
 */
export async function restoreBackup(
  trx: Knex.Transaction,
  { backup, migrateTo, acceptsUnproven = false }: Restoring,
): Promise<boolean> {
  const { header } = backup;
  await trx.raw("drop schema public cascade");
  await trx.raw("create schema public");
  await migrateTo(trx, header.migrations);
  await writeAlike(trx);
  const shapes = new Map((await readShapes(trx)).map((shape) => [shape.table, shape]));
  const references = await deferReferences(trx);
  for (const table of shapes.keys()) await trx.raw("alter table ?? disable trigger user", [table]);
  await trx.raw(`truncate ${[...shapes.keys()].map(() => "??").join(", ")} cascade`, [...shapes.keys()]);
  const reader = openBackup(backup.file);
  await reader.readHeader();
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
  const isProven = await isAsBackup(trx, backup);
  if (isProven || (acceptsUnproven && backup.end === null)) return isProven;
  throw new StartError(backup.end === null ? UNPROVEN : "The database does not hold what the backup holds.");
}

const UNPROVEN =
  "The backup is damaged: its digest is not that of its rows. But a file of this older format looks the same when there were changes while it was written; all its rows are there, and with --unproven it is restored.";

async function isAsBackup(trx: Knex.Transaction, { header, end }: Backup): Promise<boolean> {
  if (header.format === "gbvf backup 1") return (await formerDigest(trx)) === header.digest;
  return (
    (await digestRows(trx)) === end?.digest &&
    digestSequences(await readSequences(trx)) === end.sequencesDigest
  );
}

/** References are checked at the end. */
async function deferReferences(trx: Knex.Transaction): Promise<Constraint[]> {
  const found: Constraint[] = await trx("pg_constraint as c")
    .join("pg_class as t", "t.oid", "c.conrelid")
    .whereRaw("c.contype = 'f' and not c.condeferrable and c.connamespace = 'public'::regnamespace")
    .select(trx.raw('t.relname::text as "table", c.conname::text as name'));
  for (const { table, name } of found)
    await trx.raw("alter table ?? alter constraint ?? deferrable initially deferred", [table, name]);
  return found;
}
