import type { Knex } from "knex";

/** Nobody waits for the end of a transaction that only reads: whether or not it succeeds, what was read stands. */
export async function readOnly<T>(knex: Knex, step: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const trx = await knex.transaction({ readOnly: true });
  try {
    return await step(trx);
  } finally {
    trx.commit().catch(() => undefined);
  }
}
