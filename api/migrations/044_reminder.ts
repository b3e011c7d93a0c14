import type { Knex } from "knex";

/** reminder: a letter about contacts that are due, which a person got on an occasion: a week, or days before a quarter's end. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("reminder", (t) => {
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade");
    t.text("occasion").notNullable();
    t.timestamp("queued_at").notNullable();
    t.primary(["stakeholder_id", "occasion"]);
  });
}
