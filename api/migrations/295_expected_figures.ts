import type { Knex } from "knex";

/** expected_figures: the day by which the figures of a quarter are expected. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("expected_figures", (t) => {
    t.increments("expected_figures_id");
    t.text("kind").notNullable();
    t.integer("year").notNullable();
    t.integer("quarter").notNullable();
    t.date("expected_on").notNullable();
    t.text("note").notNullable();
    t.unique(["kind", "year", "quarter"]);
  });
}
