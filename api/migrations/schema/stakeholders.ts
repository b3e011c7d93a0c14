import type { Knex } from "knex";

export async function createStakeholderTables(knex: Knex): Promise<void> {
  // searchable: normalises a text for search. It converts to lower case, removes accents and straightens
  // apostrophes. It lists letters with a stroke, because NFD does not decompose them.
  await knex.raw(`
    create function searchable(said text) returns text
    language sql immutable strict parallel safe
    return lower(
      translate(regexp_replace(normalize(said, NFD), '[\u0300-\u036f]', '', 'g'), '‘’ØøŁłĐđ', '''''oolldd')
    )`);

  // stakeholder: one party in the response to gender-based violence. `stakeholder_type_id` is 1 a municipality
  // (with the id of its boundary), 2 an instance of a building block (one police station, one shelter), 3 a
  // person, 4 an organisation. `boundary_id` is its municipality, or the country for national
  // services; null for a person. The address and point of a confidential stakeholder are never public.
  // `about` is its purpose; `verified_on` is the day of the last check of its number; `data_source_id` is the
  // source that lists it. `search_name` is stored because `searchable` is too slow for 50,000 rows in one
  // search. Collation "C" sorts in the same order on every server, so that pagination is stable. In every
  // table that people edit, `version` counts the saves of a row together with its child rows. `changed_by`
  // and `changed_at` tell who saved it last, and when. Both are null before the first change, and have no
  // foreign key, so that rows outlive accounts.
  await knex.schema.createTable("stakeholder", (t) => {
    t.increments("stakeholder_id");
    t.smallint("stakeholder_type_id").notNullable().checkBetween([1, 4]);
    t.text("name").notNullable();
    t.integer("boundary_id").references("boundary.boundary_id").index();
    t.boolean("is_confidential").notNullable().defaultTo(false);
    t.text("about");
    t.date("verified_on");
    t.integer("data_source_id").references("data_source.data_source_id").index();
    t.specificType("search_name", 'text collate "C" generated always as (searchable(name)) stored');
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
  });
  // Ids below 1,000,000 are reserved for the reference tables, whose ids must not depend on insertion order.
  await knex.raw("alter sequence stakeholder_stakeholder_id_seq restart with 1000000");

  // address: where a stakeholder is from `valid_from` to `valid_to`, both days included; null means no limit.
  // `address_type_id` is 1 physical, 2 postal. `address_line1` is null if only the point is known.
  await knex.schema.createTable("address", (t) => {
    t.increments("address_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder.stakeholder_id")
      .onDelete("cascade")
      .index();
    t.smallint("address_type_id").notNullable().checkBetween([1, 2]);
    t.text("address_line1");
    t.text("address_line2");
    t.double("latitude").checkBetween([-90, 90]);
    t.double("longitude").checkBetween([-180, 180]);
    t.date("valid_from");
    t.date("valid_to");
    t.check("(latitude is null) = (longitude is null)");
  });

  // contact: one number or e-mail address of a stakeholder, valid from and to as an address is.
  // `contact_type_id` is 1 work e-mail, 2 mobile phone, 3 reception, 4 alternative, 5 personal e-mail, 6 the
  // extension behind the reception number. `area_code` is that of a telephone number, if known.
  await knex.schema.createTable("contact", (t) => {
    t.increments("contact_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder.stakeholder_id")
      .onDelete("cascade")
      .index();
    t.smallint("contact_type_id").notNullable().checkBetween([1, 6]);
    t.text("detail").notNullable();
    t.text("area_code");
    t.date("valid_from");
    t.date("valid_to");
    t.check("contact_type_id <> 6 or detail ~ '^[0-9]{1,6}$'", undefined, "contact_extension_check");
  });
}
