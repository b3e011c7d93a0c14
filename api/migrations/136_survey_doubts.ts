import type { Knex } from "knex";

/**
 * health_check: `came_fast` says that answers came faster than people who were asked would send them; it becomes true
 * only together with a shown step of five responses. `is_left_out`: an administrator keeps it out of the public figures.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("health_check", (t) => {
    t.boolean("came_fast").notNullable().defaultTo(false);
    t.boolean("is_left_out").notNullable().defaultTo(false);
  });
}
