import type { Knex } from "knex";

/** The rule for the span of rates has changed. If people are missing, set-up stores them and all totals again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("delete from municipality_people");
}
