import type { Knex } from "knex";

/**
 * session.password_given_at: when the password was last given in this browser. Granting powerful actions needs it
 * again after five minutes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("session", (t) => {
    t.timestamp("password_given_at", { useTz: true });
  });
  await knex.raw("update session set password_given_at = started_at");
  await knex.raw("alter table session alter column password_given_at set not null");
}
