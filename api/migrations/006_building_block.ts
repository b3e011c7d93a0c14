import type { Knex } from "knex";

/**
 * building_block_category, building_block, building_block_requirement: what a municipality should have, in three levels
 * from "Forums" to one requirement of one block. All of it can be edited as data. What is not included is hidden from
 * the dashboard and from totals. Every instance of a confidential block is confidential. `origin` is the source of a
 * requirement.
 *
 * building_block_stakeholder: an instance: a stakeholder that is one of this block in this municipality (or in the
 * country, if national, and then not counted). It exists from `valid_from` to `valid_to`, both included; null means
 * always. It is captured from `captured_from` on, when its requirements were first checked; before that its
 * availability is unknown.
 *
 * building_block_contact_person: a contact person for one requirement of one instance, from `valid_from` to `valid_to`,
 * both included. The person counts from `verified_on` on. To verify again, the row is ended and a new one begun, so
 * that past quarters do not change. `is_public`: may be shown to the public; `is_answer`: answers the telephone;
 * `is_reporting`: reports changes.
 *
 * building_block_step, building_block_requirement_step: for each boundary, the counts from `from_day` until the next
 * row of that block or requirement, written in the transaction that changes what they count. On any day, past or
 * future, the latest row not after it applies. Rows of municipalities are counted, those above are sums. `known` counts
 * existing instances, `captured` those of them that were captured, `complete` and `in_progress` those of these that
 * meet all and some of their requirements; `available` of `total` captured instances meet the requirement. No row: no
 * instance.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("building_block_category", (t) => {
    t.smallint("building_block_category_id").primary();
    t.text("description").notNullable().unique();
    t.boolean("is_included").notNullable();
    t.smallint("seq").notNullable();
  });
  await knex.schema.createTable("building_block", (t) => {
    t.smallint("building_block_id").primary();
    t.smallint("building_block_category_id")
      .notNullable()
      .references("building_block_category_id")
      .inTable("building_block_category");
    t.text("description").notNullable().unique();
    t.text("about").notNullable();
    t.boolean("is_included").notNullable();
    t.boolean("is_confidential").notNullable();
    t.smallint("seq").notNullable();
  });
  await knex.schema.createTable("building_block_requirement", (t) => {
    t.smallint("building_block_requirement_id").primary();
    t.smallint("building_block_id").notNullable().references("building_block_id").inTable("building_block");
    t.text("description").notNullable();
    t.text("origin").notNullable();
    t.smallint("seq").notNullable();
    t.unique(["building_block_id", "description"]);
  });
  await knex.schema.createTable("building_block_stakeholder", (t) => {
    t.increments("building_block_stakeholder_id");
    t.smallint("building_block_id").notNullable().references("building_block_id").inTable("building_block");
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("stakeholder")
      .onDelete("cascade");
    t.integer("boundary_id").notNullable().references("boundary_id").inTable("boundary").index();
    t.date("valid_from");
    t.date("valid_to");
    t.date("captured_from");
    t.integer("captured_source_id").references("data_source_id").inTable("data_source").index();
    t.unique(["stakeholder_id", "building_block_id"]);
    t.check("(captured_from is null) = (captured_source_id is null)");
  });
  await knex.schema.createTable("building_block_contact_person", (t) => {
    t.integer("stakeholder_id")
      .primary()
      .references("stakeholder_id")
      .inTable("stakeholder")
      .onDelete("cascade");
    t.integer("building_block_stakeholder_id")
      .notNullable()
      .references("building_block_stakeholder_id")
      .inTable("building_block_stakeholder")
      .onDelete("cascade")
      .index();
    t.smallint("building_block_requirement_id")
      .notNullable()
      .references("building_block_requirement_id")
      .inTable("building_block_requirement");
    t.text("role");
    t.boolean("is_public").notNullable();
    t.boolean("is_answer").notNullable();
    t.boolean("is_reporting").notNullable();
    t.date("verified_on");
    t.date("valid_from").notNullable();
    t.date("valid_to");
  });
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
  await knex.schema.createTable("building_block_requirement_step", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("building_block_requirement_id").notNullable();
    t.date("from_day").notNullable();
    t.integer("available").notNullable();
    t.integer("total").notNullable();
    t.primary(["boundary_id", "building_block_requirement_id", "from_day"]);
  });
}
