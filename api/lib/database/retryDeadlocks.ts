import type { Knex } from "knex";

const DEADLOCK = "40P01";
const MAX_TRIES = 4;

/** Runs a transaction again after a deadlock, so a rollback must undo every effect of `step`. */
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
