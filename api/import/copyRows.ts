import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Knex } from "knex";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";

/** A row's values in the order of the columns. Numbers only: they need no escaping. */
export type CopiedRow = readonly (number | null)[];

const CHUNK_CHARACTERS = 1 << 18;

/** Writes many rows of numbers with COPY, in the transaction, on PostgreSQL and on PGlite alike. */
export async function copyRows(
  trx: Knex.Transaction,
  table: string,
  columns: readonly string[],
  rows: Iterable<CopiedRow>,
): Promise<void> {
  const target = trx.raw("?? (??)", [table, columns as string[]]).toString();
  const connection: Client | PGlite = await trx.client.acquireConnection();
  if ("dumpDataDir" in connection) {
    const blob = new Blob([...chunksOf(rows)]);
    await connection.query(`copy ${target} from '/dev/blob'`, [], { blob });
    return;
  }
  const stream = connection.query(copyFrom(`copy ${target} from stdin`));
  const done = finished(stream);
  // The failure is reported by `done`, also where it comes while this waits for room.
  done.catch(() => {});
  for (const chunk of chunksOf(rows)) {
    if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), done]);
  }
  stream.end();
  await done;
}

function* chunksOf(rows: Iterable<CopiedRow>): Generator<Buffer<ArrayBuffer>> {
  let chunk = "";
  for (const row of rows) {
    for (let column = 0; column < row.length; column++) {
      chunk += column === 0 ? (row[column] ?? "\\N") : `\t${row[column] ?? "\\N"}`;
    }
    chunk += "\n";
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(chunk, "latin1");
    chunk = "";
  }
  yield Buffer.from(chunk, "latin1");
}
