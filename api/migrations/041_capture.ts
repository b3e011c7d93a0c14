import type { Knex } from "knex";

/**
 * building_block_capture: what somebody captured of an instance and nobody has verified yet. It counts nowhere: what
 * stands stays until it is verified. `proposed` is the form as it was saved. `state` is 1 waiting, 2 sent back with a
 * reason, 3 verified, 4 replaced by a later capture; an instance has at most one that waits or was sent back.
 *
 * second_person: the provinces in which somebody else has to verify what one captured.
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
