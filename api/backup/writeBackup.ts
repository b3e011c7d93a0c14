import type { Knex } from "knex";
import { headerLine, tableParts } from "./backupFormat.ts";
import { copyOut } from "./copyText.ts";
import { digestOf, readSequences, readShapes, writeAlike } from "./tables.ts";

/** The whole database as it is at one moment, unpacked. Changes go on beside it on PostgreSQL; the embedded one waits. */
export async function* backupOf(trx: Knex.Transaction, now: Date): AsyncGenerator<Buffer<ArrayBuffer>> {
  await writeAlike(trx);
  const shapes = await readShapes(trx);
  yield headerLine({
    madeAt: now.toISOString(),
    migrations: await trx("knex_migrations").orderBy("id").pluck("name"),
    sequences: await readSequences(trx),
    tables: shapes.length,
    ...(await digestOf(trx)),
  });
  for (const shape of shapes) {
    yield* tableParts({ ...shape, chunks: await copyOut(trx, shape) });
  }
}

/** Runs `write` in a transaction that sees the database as it was when it began. */
export function atOneMoment<T>(knex: Knex, write: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return knex.transaction(write, { isolationLevel: "repeatable read", readOnly: true });
}
