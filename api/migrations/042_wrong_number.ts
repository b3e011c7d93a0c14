import type { Knex } from "knex";

/**
 * wrong_number: how often the public said that a stakeholder's number is wrong, since somebody last checked it, and on
 * which day last. Nothing is kept of who said so.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("wrong_number", (t) => {
    t.integer("stakeholder_id")
      .primary()
      .references("stakeholder_id")
      .inTable("stakeholder")
      .onDelete("cascade");
    t.integer("reports").notNullable();
    t.date("last_on").notNullable();
  });
}
