import type { Knex } from "knex";

/**
 * building_block_capture: captured and not verified; counts nowhere. `proposed` is the saved form. `state` is 1
 * waiting, 2 sent back with a reason, 3 verified, 4 replaced. At most one per instance is open (1 or 2).
 *
 * second_person: provinces where somebody else must verify a capture.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("building_block_capture", (t) => {
    t.increments("capture_id");
    t.integer("building_block_stakeholder_id")
      .notNullable()
      .references("building_block_stakeholder_id")
      .inTable("building_block_stakeholder")
      .onDelete("cascade")
      .index();
    t.jsonb("proposed").notNullable();
    t.integer("captured_by").notNullable();
    t.timestamp("captured_at", { useTz: true }).notNullable();
    t.smallint("state").notNullable().checkBetween([1, 4]);
    t.text("reason");
    t.integer("decided_by");
    t.timestamp("decided_at", { useTz: true });
  });
  await knex.raw(`
    create unique index building_block_capture_open
    on building_block_capture (building_block_stakeholder_id) where state in (1, 2)`);
  await knex.schema.createTable("second_person", (t) => {
    t.integer("boundary_id").primary().references("boundary_id").inTable("boundary").onDelete("cascade");
  });
}
