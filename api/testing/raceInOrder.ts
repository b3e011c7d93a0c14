import type { Knex } from "knex";
import { expect } from "vitest";

/** Runs the tasks in order: each begins when the one before is waiting for the locked row. */
export async function raceOn<T extends readonly unknown[]>(
  table: "user_account" | "stakeholder",
  knex: Knex,
  stakeholderId: number,
  ...tasks: { [I in keyof T]: () => Promise<T[I]> }
): Promise<T> {
  const countBlocked = async () => {
    const { rows } = await knex.raw(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0].n;
  };
  const responses: Promise<unknown>[] = [];
  await knex.transaction(async (trx) => {
    await trx(table).where({ stakeholderId }).forUpdate().first("stakeholder_id");
    for (const task of tasks) {
      responses.push(task());
      await expect.poll(countBlocked).toBe(responses.length);
    }
  });
  return (await Promise.all(responses)) as unknown as T;
}

export const raceInOrder = <T extends readonly unknown[]>(
  knex: Knex,
  accountId: number,
  ...tasks: { [I in keyof T]: () => Promise<T[I]> }
): Promise<T> => raceOn<T>("user_account", knex, accountId, ...tasks);
