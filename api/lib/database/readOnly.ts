import type { Knex } from "knex";

/** A read is valid however its transaction ends. */
export async function readOnly<T>(knex: Knex, step: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const trx = await knex.transaction({ readOnly: true });
  try {
    return await step(trx);
  } finally {
    trx.commit().catch(() => undefined);
  }
}
