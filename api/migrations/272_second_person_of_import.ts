import type { Knex } from "knex";

/** data_import: `second_person_in` has the provinces for which somebody else than `uploaded_by` has to apply it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table data_import add column second_person_in text[]");
}
