import type { Knex } from "knex";

/** expected_figures: with `repeats` also those of each later quarter, as many days after its end. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table expected_figures add column repeats boolean not null default false");
}
