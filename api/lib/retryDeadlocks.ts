import type { Knex } from "knex";

const DEADLOCK = "40P01";
const MOST_TRIES = 4;

/**
 * Runs a step in a transaction. Where changes wait for each other, PostgreSQL undoes one of them: it is made again, so
 * a step must do nothing that a rollback does not undo.
 */
export async function retryDeadlocks<T>(
  knex: Knex,
  step: (trx: Knex.Transaction) => Promise<T>,
  tries = MOST_TRIES,
): Promise<T> {
  try {
    return await knex.transaction(step);
  } catch (error) {
    const isDeadlock = error instanceof Error && "code" in error && error.code === DEADLOCK;
    if (!isDeadlock || tries === 1) throw error;
    return retryDeadlocks(knex, step, tries - 1);
  }
}
