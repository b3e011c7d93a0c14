import type { Knex } from "knex";

/**
 * station_alias: a name by which an operator's files call a police station, remembered for later imports. `name_key`
 * is the name as names are compared, `province_code` the province in which it is called so ("" for any), and
 * `station_code` the code of the station's precinct. Names of public record are reference data, not rows of this.
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
