import type { Knex } from "knex";

export async function createBuildingBlockPlaceTables(knex: Knex): Promise<void> {
  // building_block_stakeholder: an instance: a stakeholder that is one of this block in this municipality (or
  // in the country, if national, and then not counted). It exists from `valid_from` to `valid_to`, both
  // included; null means always. It is captured from `captured_from` on, when its requirements were first
  // checked; before that its availability is unknown. `exists_on` is the day on which somebody last said that
  // the place exists. `opening_hours` are in the official's words; `languages` are the codes of those in
  // which the place answers; null is unknown.
  await knex.schema.createTable("building_block_stakeholder", (t) => {
    t.increments("building_block_stakeholder_id");
    t.smallint("building_block_id").notNullable().references("building_block.building_block_id");
    t.integer("stakeholder_id").notNullable().references("stakeholder.stakeholder_id").onDelete("cascade");
    t.integer("boundary_id").notNullable().references("boundary.boundary_id").index();
    t.date("valid_from");
    t.date("valid_to");
    t.date("captured_from");
    t.integer("captured_source_id").references("data_source.data_source_id").index();
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
    t.date("exists_on");
    t.text("opening_hours");
    t.specificType("languages", "text[]");
    t.check("(captured_from is null) = (captured_source_id is null)");
    t.unique(["stakeholder_id", "building_block_id"]);
  });

  // building_block_contact_person: a contact person for one requirement of one instance, from `valid_from` to
  // `valid_to`, both included. Past quarters count ended rows. `is_public`: may be shown to the public;
  // `is_answer`: answers the telephone; `is_reporting`: reports changes. `stated_from` is the first day of
  // the term according to its file; rows that renew a term share it, which separates them from a different
  // term that happens to follow. `verified_*`, `earlier_verified_*` (the last check that renews the public
  // day), `first_verified_on` (the day from which the person counts; null if it is `verified_on`) and
  // `not_reached_days` are what the rows of contact_check say. `verified_how` is 1 called, 2 visited, 3 in
  // writing, 4 own knowledge, which does not renew the public day; the public reads the generated
  // `public_verified_*`.
  await knex.schema.createTable("building_block_contact_person", (t) => {
    t.integer("stakeholder_id").primary().references("stakeholder.stakeholder_id").onDelete("cascade");
    t.integer("building_block_stakeholder_id")
      .notNullable()
      .references("building_block_stakeholder.building_block_stakeholder_id")
      .onDelete("cascade")
      .index();
    t.smallint("building_block_requirement_id")
      .notNullable()
      .references("building_block_requirement.building_block_requirement_id");
    t.text("role");
    t.boolean("is_public").notNullable();
    t.boolean("is_answer").notNullable();
    t.boolean("is_reporting").notNullable();
    t.date("verified_on");
    t.date("valid_from").notNullable();
    t.date("valid_to");
    t.date("stated_from").notNullable();
    t.smallint("verified_how").checkBetween([1, 4]);
    t.integer("verified_by");
    t.date("earlier_verified_on");
    t.smallint("earlier_verified_how");
    t.smallint("not_reached_days").notNullable().defaultTo(knex.raw("0"));
    t.specificType(
      "public_verified_on",
      "date generated always as (case when verified_how = 4 then earlier_verified_on else verified_on end) stored",
    );
    t.specificType(
      "public_verified_how",
      "smallint generated always as (case when verified_how = 4 then earlier_verified_how else verified_how end) stored",
    );
    t.date("first_verified_on");
  });

  // building_block_capture: captured and not verified; counts nowhere. `proposed` is the saved form. `state`
  // is 1 pending, 2 returned with a reason, 3 verified, 4 replaced. At most one per instance is open (1 or
  // 2).
  await knex.schema.createTable("building_block_capture", (t) => {
    t.increments("capture_id");
    t.integer("building_block_stakeholder_id")
      .notNullable()
      .references("building_block_stakeholder.building_block_stakeholder_id")
      .onDelete("cascade")
      .index();
    t.jsonb("proposed").notNullable();
    t.integer("captured_by").notNullable();
    t.timestamp("captured_at").notNullable();
    t.smallint("state").notNullable().checkBetween([1, 4]);
    t.text("reason");
    t.integer("decided_by");
    t.timestamp("decided_at");
  });
  await knex.raw(`create unique index building_block_capture_open
    on building_block_capture (building_block_stakeholder_id) where state in (1, 2)`);

  // second_person: provinces where somebody else must verify a capture.
  await knex.schema.createTable("second_person", (t) => {
    t.integer("boundary_id").primary().references("boundary.boundary_id").onDelete("cascade");
  });

  // place_change: a change of places that counted at once, and how they were before, so that it can be
  // reverted for 14 days. `items` has one entry per place. `made_by` and `undone_by` have no foreign key, so
  // that rows outlive accounts.
  await knex.schema.createTable("place_change", (t) => {
    t.increments("change_id");
    t.text("what").notNullable();
    t.integer("made_by").notNullable();
    t.timestamp("made_at").notNullable();
    t.date("made_on").notNullable().index();
    t.jsonb("items").notNullable();
    t.timestamp("undone_at");
    t.integer("undone_by");
  });
}
