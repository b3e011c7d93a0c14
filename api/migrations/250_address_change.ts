import type { Knex } from "knex";

/** address_change: the address that an account asks to have, until both addresses have confirmed it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("address_change", (t) => {
    t.integer("stakeholder_id")
      .primary()
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade");
    t.text("username").notNullable();
    t.text("old_code_hash").notNullable().unique();
    t.text("new_code_hash").notNullable().unique();
    t.boolean("is_old_confirmed").notNullable().defaultTo(false);
    t.boolean("is_new_confirmed").notNullable().defaultTo(false);
    t.timestamp("expires_at", { useTz: true }).notNullable();
  });
}
