import type { Knex } from "knex";

/**
 * station_alias: an operator's name for a police station, kept for later imports. `name_key` is the normalised name,
 * `province_code` the province where it is used ("" for any), and `station_code` the code of the station's precinct.
 * Official names are reference data and not stored here.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("station_alias", (t) => {
    t.text("name_key").notNullable();
    t.text("province_code").notNullable();
    t.text("alias").notNullable();
    t.text("station_code").notNullable();
    t.primary(["name_key", "province_code"]);
  });
}
