import type { Knex } from "knex";

/**
 * emergency_duty: who keeps the numbers of the help pages right; at most one row, `is_only`. Their checks are rows of
 * contact_check, as for every other place.
 *
 * last_done: when a command did its work, by its name, such as 'backup'; servers cannot see the folder it wrote into.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("emergency_duty", (t) => {
    t.boolean("is_only").primary().defaultTo(true);
    t.integer("owner_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade");
    t.timestamp("since", { useTz: true }).notNullable();
    t.check("is_only");
  });
  await knex.schema.createTable("last_done", (t) => {
    t.text("what").primary();
    t.timestamp("done_at", { useTz: true }).notNullable();
  });
}
