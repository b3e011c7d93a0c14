import type { Knex } from "knex";

/**
 * building_block_stakeholder: `opening_hours` in the official's words, and the codes of the `languages` in which the
 * place answers; null is unknown.
 *
 * contact_note: for officials only, about a contact person or a place's own number. Until `call_again_on` the contact is
 * not asked for.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("building_block_stakeholder", (t) => {
    t.text("opening_hours");
    t.specificType("languages", "text[]");
  });
  await knex.schema.createTable("contact_note", (t) => {
    t.integer("stakeholder_id")
      .primary()
      .references("stakeholder_id")
      .inTable("stakeholder")
      .onDelete("cascade");
    t.date("call_again_on");
    t.text("note");
  });
}
