import type { Knex } from "knex";
import { endLine, headerLine, tableParts } from "./backupFormat.ts";
import { copyOut } from "./copyText.ts";
import { digestSequences, RowsDigest } from "./digest.ts";
import { readSequences, readShapes, writeAlike } from "./tables.ts";

/** On PostgreSQL changes go on meanwhile; the embedded one waits. */
export async function* backupOf(trx: Knex.Transaction, now: Date): AsyncGenerator<Buffer<ArrayBuffer>> {
  await writeAlike(trx);
  const shapes = await readShapes(trx);
  // Counters are outside the transaction: read after its start, they are past every id in it.
  const sequences = await readSequences(trx);
  const migrations = await trx("knex_migrations").orderBy("id").pluck("name");
  yield headerLine({ madeAt: now.toISOString(), migrations, sequences, tables: shapes.length });
  const written = new RowsDigest();
  for (const shape of shapes) {
    const chunks = await copyOut(trx, shape);
    written.add(shape.table, chunks);
    yield* tableParts({ ...shape, chunks });
  }
  const { rows, digest } = written;
  yield endLine({ rows, digest, sequencesDigest: digestSequences(sequences) });
}

export function atOneMoment<T>(knex: Knex, write: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return knex.transaction(write, { isolationLevel: "repeatable read", readOnly: true });
}
