import type { Knex } from "knex";

/**
 * one_time_code.browser_hash: hash of the cookie of the browser that registered. The code works in that browser only.
 * Otherwise somebody could register another's address just after its owner did, and the owner, taking the newest code
 * for their own, would verify the stranger's password.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("one_time_code", (t) => {
    t.text("browser_hash");
  });
}
