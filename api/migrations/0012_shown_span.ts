import type { Knex } from "knex";

/** The span of rates has another rule. Where people are missing, the set-up stores them and all totals. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("delete from municipality_people");
}
