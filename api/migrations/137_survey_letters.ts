import type { Knex } from "knex";

/** health_check: `letters_sent` counts the addresses to which its link was mailed: at most its expected responses. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("health_check", (t) => {
    t.integer("letters_sent").notNullable().defaultTo(0);
  });
}
