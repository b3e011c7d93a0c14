import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { readSequences, readShapes } from "./tables.ts";

/**
 * Computed while counters went on, so a file written under changes may not match. Call `writeAlike` first.
 */
export async function formerDigest(trx: Knex): Promise<string> {
  const hash = createHash("sha256");
  for (const { table } of await readShapes(trx)) {
    const found: { count: string; sum: string } = await trx({ r: table }).first(
      trx.raw("count(*)::text as count, coalesce(sum(hashtextextended(r::text, 0)), 0)::text as sum"),
    );
    hash.update(`${table} ${found.count} ${found.sum}\n`);
  }
  hash.update(JSON.stringify(await readSequences(trx)));
  return hash.digest("hex").slice(0, 32);
}
