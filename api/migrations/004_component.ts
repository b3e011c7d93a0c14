import type { Knex } from "knex";

/**
 * component: one theme of the dashboard. `seq` is the display order; `theme` is its name in data_source; `link_url`
 * explains the theme to the public.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("component", (t) => {
    t.smallint("component_id").primary();
    t.text("theme").notNullable().unique();
    t.text("name").notNullable();
    t.text("description").notNullable();
    t.text("link_title").notNullable();
    t.text("link_url").notNullable();
    t.smallint("seq").notNullable();
  });
}
