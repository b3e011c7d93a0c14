import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Knex } from "knex";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";

export type CopiedColumns = Readonly<Record<string, 2 | 4>>;
export type CopiedRow = readonly (number | null)[];

const CHUNK_BYTES = 1 << 18;
const HEADER = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const TRAILER = Buffer.from([0xff, 0xff]);

/** https://www.postgresql.org/docs/current/sql-copy.html, on PostgreSQL and PGlite. */
export async function copyRows(
  trx: Knex.Transaction,
  table: string,
  columns: CopiedColumns,
  rows: Iterable<CopiedRow>,
): Promise<void> {
  const target = trx.raw("?? (??)", [table, Object.keys(columns)]).toString();
  const chunks = chunksOf(rows, Object.values(columns));
  const connection: Client | PGlite = await trx.client.acquireConnection();
  if ("dumpDataDir" in connection) {
    await connection.query(`copy ${target} from '/dev/blob' (format binary)`, [], {
      blob: new Blob([...chunks]),
    });
    return;
  }
  await pipeline(
    Readable.from(chunks),
    connection.query(copyFrom(`copy ${target} from stdin (format binary)`)),
  );
}

function* chunksOf(rows: Iterable<CopiedRow>, widths: readonly (2 | 4)[]): Generator<Buffer<ArrayBuffer>> {
  const longestRow = 2 + widths.reduce((sum: number, width) => sum + 4 + width, 0);
  let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let at = HEADER.copy(chunk);
  for (const row of rows) {
    if (at + longestRow > CHUNK_BYTES) {
      yield chunk.subarray(0, at);
      chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      at = 0;
    }
    at = chunk.writeInt16BE(widths.length, at);
    for (let column = 0; column < widths.length; column++) {
      const value = row[column] as number | null;
      const width = widths[column] as 2 | 4;
      at = chunk.writeInt32BE(value === null ? -1 : width, at);
      if (value !== null) at = width === 2 ? chunk.writeInt16BE(value, at) : chunk.writeInt32BE(value, at);
    }
  }
  yield chunk.subarray(0, at);
  yield TRAILER;
}
