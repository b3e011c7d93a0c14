import type { Knex } from "knex";

const DEADLOCK = "40P01";
const MAX_TRIES = 4;

/**
 * PostgreSQL rolls back one of two deadlocked transactions, which then runs again. A step must have no effect
 * that a rollback does not undo.
 */
export async function retryDeadlocks<T>(
  knex: Knex,
  step: (trx: Knex.Transaction) => Promise<T>,
  tries = MAX_TRIES,
): Promise<T> {
  try {
    return await knex.transaction(step);
  } catch (error) {
    const isDeadlock = error instanceof Error && "code" in error && error.code === DEADLOCK;
    if (!isDeadlock || tries === 1) throw error;
    return retryDeadlocks(knex, step, tries - 1);
  }
}
