import type { Knex } from "knex";

/**
 * building_block_stakeholder: `exists_on` is the day on which somebody last said that the place exists. Until now it
 * was the stakeholder's `verified_on`, which the public reads as the day its number was checked.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("building_block_stakeholder", (t) => {
    t.date("exists_on");
  });
  await knex.raw(`
    update building_block_stakeholder i set exists_on = s.verified_on
    from stakeholder s where s.stakeholder_id = i.stakeholder_id`);
}
