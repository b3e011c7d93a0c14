import type { Knex } from "knex";

/**
 * wrong_number: public reports since the last check, and the day of the last one. Nothing about the reporters.
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
