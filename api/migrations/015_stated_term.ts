import type { Knex } from "knex";

/**
 * building_block_contact_person.stated_from: the first day of the term according to its file. Terms begun by a newer
 * verification share it with the term they renew, which separates them from a different term that happens to follow.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("building_block_contact_person", (t) => {
    t.date("stated_from");
  });
  await knex("building_block_contact_person").update({ stated_from: knex.ref("valid_from") });
  await knex.schema.alterTable("building_block_contact_person", (t) => {
    t.dropNullable("stated_from");
  });
}
