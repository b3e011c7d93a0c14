import { createHash, hash } from "node:crypto";
import type { Knex } from "knex";
import { copyOut } from "./copyText.ts";
import { readShapes } from "./tables.ts";

type Tally = { table: string; rows: number; sum: bigint };

/** Ignores the order of rows. */
export class RowsDigest {
  readonly #tallies: Tally[] = [];

  add(table: string, chunks: readonly Buffer[]): void {
    const text = Buffer.concat(chunks);
    const tally: Tally = { table, rows: 0, sum: 0n };
    for (let from = 0; from < text.length; tally.rows += 1) {
      const found = text.indexOf(10, from);
      const end = found < 0 ? text.length : found;
      tally.sum += hash("sha256", text.subarray(from, end), "buffer").readBigUInt64LE();
      from = end + 1;
    }
    this.#tallies.push(tally);
  }

  get rows(): number {
    return this.#tallies.reduce((sum, { rows }) => sum + rows, 0);
  }

  get tables(): number {
    return this.#tallies.length;
  }

  get digest(): string {
    return shortHash(this.#tallies.map(({ table, rows, sum }) => `${table} ${rows} ${sum}\n`).join(""));
  }
}

export const digestSequences = (sequences: Readonly<Record<string, string | null>>): string =>
  shortHash(JSON.stringify(Object.entries(sequences).toSorted()));

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** The transaction must call `writeAlike` first. */
export async function digestRows(trx: Knex.Transaction): Promise<string> {
  const rows = new RowsDigest();
  for (const shape of await readShapes(trx)) rows.add(shape.table, await copyOut(trx, shape));
  return rows.digest;
}
