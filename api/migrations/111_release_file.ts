import type { Knex } from "knex";

/**
 * release_file: a theme's figures of every place in every period, as they were at a release: a CSV file, packed with
 * Brotli. Rows are added and never changed. Releases before this table have none.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("release_file", (t) => {
    t.integer("release_id").notNullable().references("release_id").inTable("release");
    t.smallint("component_id").notNullable();
    t.binary("content").notNullable();
    t.primary(["release_id", "component_id"]);
  });
}
