import type { Knex } from "knex";

/**
 * building_block_category, building_block, building_block_requirement: together the catalogue. `added_on`: the day from
 * which on one of them counts; null means always. A requirement that is not included is asked of nobody. What else
 * stands in the rows is as of today.
 *
 * building_block_catalogue_past: how one of them (`kind` 1 category, 2 block, 3 requirement) was called, and whether it
 * was included, until the end of `until`; kept when it is changed, so that a quarter that has ended is told in the words
 * and by the rules of its last day. The row that says how it was on a day is the earliest whose `until` is not before
 * the day; where there is none, it was as it is today.
 */
export async function up(knex: Knex): Promise<void> {
  for (const table of ["building_block_category", "building_block", "building_block_requirement"]) {
    await knex.schema.alterTable(table, (t) => {
      t.date("added_on");
      t.integer("version").notNullable().defaultTo(1);
      t.integer("changed_by");
      t.timestamp("changed_at", { useTz: true });
    });
  }
  await knex.schema.alterTable("building_block_requirement", (t) => {
    t.boolean("is_included").notNullable().defaultTo(true);
  });
  await knex.schema.createTable("building_block_catalogue_past", (t) => {
    t.smallint("kind").notNullable().checkBetween([1, 3]);
    t.smallint("item_id").notNullable();
    t.date("until").notNullable();
    t.text("description").notNullable();
    t.boolean("is_included").notNullable();
    t.primary(["kind", "item_id", "until"]);
  });
}
