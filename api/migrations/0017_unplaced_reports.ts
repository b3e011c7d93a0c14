import type { Knex } from "knex";

/**
 * `crime_unplaced`: sexual offences that an import counts under a name that no police station has, or that is a station's
 * by choice (`station_code`). Of several imports, the latest counts.
 *
 * `station_alias.is_part`: the station has counts of its own, to which those of the name are added.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table station_alias add column is_part boolean not null default false");
  await knex.raw(`
    create table crime_unplaced (
      import_id integer not null,
      name_key text not null,
      province_code text not null,
      year smallint not null,
      quarter smallint not null,
      name text not null,
      reports integer not null,
      station_code text,
      primary key (import_id, name_key, province_code, year, quarter)
    )`);
}
