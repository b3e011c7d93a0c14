import type { Knex } from "knex";

/**
 * one_time_code.browser_hash: the browser that a registration came from, as the hash of what only it holds. A code
 * that verifies an address opens in that browser alone: otherwise somebody could register another's address just after
 * its owner did, and the owner, who takes the newest letter's code for theirs, would verify the stranger's password.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("one_time_code", (t) => {
    t.text("browser_hash");
  });
}
