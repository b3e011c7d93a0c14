import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Knex } from "knex";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";

/** Bytes of a number; "4[]" is an array of 4-byte integers. */
type Width = 2 | 4 | "4[]";
export type CopiedColumns = Readonly<Record<string, Width>>;
type Integers = readonly (number | null)[];
export type CopiedRow = readonly (number | null | Integers)[];

const CHUNK_BYTES = 1 << 18;
const OID_OF_INTEGER = 23;
const HEADER = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const TRAILER = Buffer.from([0xff, 0xff]);

/** Writes the binary format of COPY: https://www.postgresql.org/docs/current/sql-copy.html */
export async function copyRows(
  trx: Knex.Transaction,
  table: string,
  columns: CopiedColumns,
  rows: Iterable<CopiedRow>,
): Promise<void> {
  const target = trx.raw("?? (??)", [table, Object.keys(columns)]).toString();
  const chunks = toChunks(rows, Object.values(columns));
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

function* toChunks(rows: Iterable<CopiedRow>, widths: readonly Width[]): Generator<Buffer<ArrayBuffer>> {
  const numberBytes = 2 + 8 * widths.length;
  let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let offset = HEADER.copy(chunk);
  for (const row of rows) {
    const arrayBytes = row.reduce(
      (sum: number, value) => sum + (isArray(value) ? countArrayBytes(value) : 0),
      0,
    );
    if (offset + numberBytes + arrayBytes > CHUNK_BYTES) {
      yield chunk.subarray(0, offset);
      chunk = Buffer.allocUnsafe(Math.max(CHUNK_BYTES, numberBytes + arrayBytes));
      offset = 0;
    }
    offset = chunk.writeInt16BE(widths.length, offset);
    for (let column = 0; column < widths.length; column++) {
      const value = row[column] ?? null;
      if (isArray(value)) offset = writeArray(chunk, value, offset);
      else offset = writeNumber(chunk, value, offset, widths[column] === 2 ? 2 : 4);
    }
  }
  yield chunk.subarray(0, offset);
  yield TRAILER;
}

function writeNumber(chunk: Buffer, value: number | null, offset: number, width: 2 | 4): number {
  const valueOffset = chunk.writeInt32BE(value === null ? -1 : width, offset);
  if (value === null) return valueOffset;
  return width === 2 ? chunk.writeInt16BE(value, valueOffset) : chunk.writeInt32BE(value, valueOffset);
}

const isArray = (value: CopiedRow[number] | undefined): value is Integers => Array.isArray(value);
const ARRAY_HEADER = 20;
const countArrayBytes = ({ length }: Integers) => ARRAY_HEADER + 8 * length;

function writeArray(chunk: Buffer, values: Integers, from: number): number {
  // The methods of Buffer are slower.
  const view = new DataView(chunk.buffer, chunk.byteOffset);
  let offset = from + 4;
  const write = (number: number) => {
    view.setInt32(offset, number);
    offset += 4;
  };
  for (const number of [1, 1, OID_OF_INTEGER, values.length, 1]) write(number);
  for (const value of values) {
    write(value === null ? -1 : 4);
    if (value !== null) write(value);
  }
  view.setInt32(from, offset - from - 4);
  return offset;
}
