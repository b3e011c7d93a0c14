import type { Knex } from "knex";

/**
 * What a file of building blocks changed, so that it can be withdrawn as a whole: a row for each place. `edits` is the
 * patch as written, `day` the day from which it is true. A place that the file added has no edits.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("place_import", (t) => {
    t.integer("import_id").notNullable();
    t.integer("building_block_stakeholder_id")
      .notNullable()
      .references("building_block_stakeholder.building_block_stakeholder_id")
      .onDelete("cascade")
      .index();
    t.boolean("is_added").notNullable();
    t.boolean("was_confidential").notNullable();
    t.jsonb("edits").notNullable();
    t.date("day").notNullable();
    t.primary(["import_id", "building_block_stakeholder_id"]);
  });
}
