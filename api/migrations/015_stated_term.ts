import type { Knex } from "knex";

/**
 * building_block_contact_person.stated_from: the first day of the term as its file states it. Terms that a newer
 * verification began share it with the one that they renew, and so are told apart from another term that only
 * happens to follow on it.
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
