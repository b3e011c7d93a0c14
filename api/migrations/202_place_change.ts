import type { Knex } from "knex";

/**
 * place_change: a change of places that counted at once, and how they were before, so that it can be taken back for 14
 * days. `items` has one entry per place. `made_by` and `undone_by` have no foreign key, so that rows outlive accounts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("place_change", (t) => {
    t.increments("change_id");
    t.text("what").notNullable();
    t.integer("made_by").notNullable();
    t.timestamp("made_at", { useTz: true }).notNullable();
    t.date("made_on").notNullable().index();
    t.jsonb("items").notNullable();
    t.timestamp("undone_at", { useTz: true });
    t.integer("undone_by");
  });
}
