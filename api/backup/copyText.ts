import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Knex } from "knex";
import type { Client } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { TableShape } from "./tables.ts";

/** Ordered by key: the table's order would reveal the last answers. */
export async function copyOut(
  trx: Knex.Transaction,
  { table, columns, key }: TableShape,
): Promise<Buffer<ArrayBuffer>[]> {
  const names = (of: string[]) => of.map(() => "??").join(", ");
  const rows = trx
    .raw(`select ${names(columns)} from ?? order by ${names(key)}`, [...columns, table, ...key])
    .toString();
  const connection: Client | PGlite = await trx.client.acquireConnection();
  if ("dumpDataDir" in connection) {
    const { blob } = await connection.query(`copy (${rows}) to '/dev/blob'`);
    return blob === undefined ? [] : [Buffer.from(await blob.arrayBuffer())];
  }
  const chunks: Buffer<ArrayBuffer>[] = [];
  for await (const chunk of connection.query(copyTo(`copy (${rows}) to stdout`))) chunks.push(chunk);
  return chunks;
}

export async function copyIn(
  trx: Knex.Transaction,
  { table, columns }: Pick<TableShape, "table" | "columns">,
  chunks: readonly Buffer<ArrayBuffer>[],
): Promise<void> {
  const target = trx.raw(`?? (${columns.map(() => "??").join(", ")})`, [table, ...columns]).toString();
  const connection: Client | PGlite = await trx.client.acquireConnection();
  if ("dumpDataDir" in connection) {
    await connection.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob([...chunks]) });
    return;
  }
  await pipeline(Readable.from(chunks), connection.query(copyFrom(`copy ${target} from stdin`)));
}
