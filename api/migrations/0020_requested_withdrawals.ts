import type { Knex } from "knex";

/** The second-person rule reads who requested a withdrawal from `requestedById`, formerly `askedById`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update data_import
    set withdrawal = (withdrawal - 'askedById') || jsonb_build_object('requestedById', withdrawal->'askedById')
    where withdrawal->'askedById' is not null`);
}
