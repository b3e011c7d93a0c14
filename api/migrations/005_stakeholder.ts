import type { Knex } from "knex";

/** Lower ids are for the reference tables: they must not depend on what was added first. */
const FIRST_FREE_ID = 1_000_000;

/**
 * stakeholder: one party of the response. `stakeholder_type_id` is 1 a municipality (with the id of its boundary), 2 an
 * instance of a building block (one police station, one shelter), 3 a person, 4 an organisation. `boundary_id` is its
 * municipality, or the country for national services; null for a person. The address and point of a confidential one
 * are never public. `about` is its purpose and opening hours; `verified_on` is the day of the last check of the row.
 * `data_source_id` is who lists it.
 *
 * address: where a stakeholder is, over an interval of days; null for no first or no last day, both included.
 * `address_type_id` is 1 physical, 2 postal. `address_line1` is null if only the point is known.
 *
 * contact: one number or e-mail of a stakeholder over such an interval. `contact_type_id` is 1 work e-mail, 2 mobile
 * phone, 3 reception, 4 alternative, 5 personal e-mail. `area_code` is the telephone's, if known.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("stakeholder", (t) => {
    t.increments("stakeholder_id");
    t.smallint("stakeholder_type_id").notNullable().checkBetween([1, 4]);
    t.text("name").notNullable();
    t.integer("boundary_id").references("boundary_id").inTable("boundary").index();
    t.boolean("is_confidential").notNullable().defaultTo(false);
    t.text("about");
    t.date("verified_on");
    t.integer("data_source_id").references("data_source_id").inTable("data_source").index();
  });
  await knex.raw(`alter sequence stakeholder_stakeholder_id_seq restart with ${FIRST_FREE_ID}`);
  await knex.schema.createTable("address", (t) => {
    t.increments("address_id");
    belongToStakeholder(t);
    t.smallint("address_type_id").notNullable().checkBetween([1, 2]);
    t.text("address_line1");
    t.text("address_line2");
    t.double("latitude").checkBetween([-90, 90]);
    t.double("longitude").checkBetween([-180, 180]);
    t.date("valid_from");
    t.date("valid_to");
    t.check("(latitude is null) = (longitude is null)");
  });
  await knex.schema.createTable("contact", (t) => {
    t.increments("contact_id");
    belongToStakeholder(t);
    t.smallint("contact_type_id").notNullable().checkBetween([1, 5]);
    t.text("detail").notNullable();
    t.text("area_code");
    t.date("valid_from");
    t.date("valid_to");
  });
}

function belongToStakeholder(t: Knex.CreateTableBuilder): void {
  t.integer("stakeholder_id")
    .notNullable()
    .references("stakeholder_id")
    .inTable("stakeholder")
    .onDelete("cascade")
    .index();
}
