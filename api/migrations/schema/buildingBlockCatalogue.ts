import type { Knex } from "knex";

export async function createBuildingBlockCatalogueTables(knex: Knex): Promise<void> {
  // building_block_category: the upper level of the catalogue of what a municipality should have. All of the
  // catalogue can be edited as data. `added_on` is the day from which on a row of it counts; null means
  // always.
  await knex.schema.createTable("building_block_category", (t) => {
    t.smallint("building_block_category_id").primary();
    t.text("description").notNullable().unique();
    t.boolean("is_included").notNullable();
    t.smallint("seq").notNullable();
    t.date("added_on");
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
  });

  // building_block: the second level of the catalogue. What is not included is hidden from the dashboard and
  // from totals. Every instance of a confidential block is confidential.
  await knex.schema.createTable("building_block", (t) => {
    t.smallint("building_block_id").primary();
    t.smallint("building_block_category_id")
      .notNullable()
      .references("building_block_category.building_block_category_id");
    t.text("description").notNullable().unique();
    t.text("about").notNullable();
    t.boolean("is_included").notNullable();
    t.boolean("is_confidential").notNullable();
    t.smallint("seq").notNullable();
    t.date("added_on");
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
  });

  // building_block_requirement: one requirement of a block. `origin` is its source. One that is not included
  // is asked of nobody.
  await knex.schema.createTable("building_block_requirement", (t) => {
    t.smallint("building_block_requirement_id").primary();
    t.smallint("building_block_id").notNullable().references("building_block.building_block_id");
    t.text("description").notNullable();
    t.text("origin").notNullable();
    t.smallint("seq").notNullable();
    t.date("added_on");
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
    t.boolean("is_included").notNullable().defaultTo(true);
    t.unique(["building_block_id", "description"]);
  });

  // building_block_catalogue_past: how a row of the catalogue (`kind` 1 category, 2 block, 3 requirement) was
  // called, and whether it was included, until the end of `until`, so that a quarter that has ended is shown
  // with the names and the rules of its last day. The row that applies to a day is the earliest whose
  // `until` is not before it; where there is none, the catalogue of today applies.
  await knex.schema.createTable("building_block_catalogue_past", (t) => {
    t.smallint("kind").notNullable().checkBetween([1, 3]);
    t.smallint("item_id").notNullable();
    t.date("until").notNullable();
    t.text("description").notNullable();
    t.boolean("is_included").notNullable();
    t.primary(["kind", "item_id", "until"]);
  });

  // building_block_step: for each boundary and block, the counts from `from_day` until the next row, written
  // in the transaction that changes what they count. On any day, past or future, the latest row not after it
  // applies. Rows of municipalities are counted, those above are sums. `known` counts existing instances,
  // `captured` those of them that were captured, `complete` and `in_progress` those of these that meet all
  // and some of their requirements. No row: no instance.
  await knex.schema.createTable("building_block_step", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("building_block_id").notNullable();
    t.date("from_day").notNullable();
    t.integer("known").notNullable();
    t.integer("captured").notNullable();
    t.integer("complete").notNullable();
    t.integer("in_progress").notNullable();
    t.primary(["boundary_id", "building_block_id", "from_day"]);
  });

  // building_block_requirement_step: the same for each requirement: `available` of `total` captured instances
  // meet it.
  await knex.schema.createTable("building_block_requirement_step", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("building_block_requirement_id").notNullable();
    t.date("from_day").notNullable();
    t.integer("available").notNullable();
    t.integer("total").notNullable();
    t.primary(["boundary_id", "building_block_requirement_id", "from_day"]);
  });
}
