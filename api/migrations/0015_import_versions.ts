import type { Knex } from "knex";

/**
 * An import is a version of its figures: it keeps what it replaced, so that it can be withdrawn. `uploaded_by` is null
 * for the import command, whose row is added at its end: there is no foreign key, which would lock the table until then.
 *
 * `withdrawal` is the reason of a withdrawal, and what its last dry run found. An applied import is 'withdrawing' during
 * both.
 *
 * `crime_import_period`: a period of an applied import. `boundary_ids` are the precincts for which the file has figures,
 * `replaced_sources` the rows of data_source that the period no longer has. A period of the demonstration that a file
 * removed has no precincts here.
 *
 * `crime_count_replaced`: the row of crime_count that the import changed, as it was; null where there was none.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table data_import
      add column withdrawn_at timestamptz,
      add column withdrawal jsonb,
      alter column uploaded_by drop not null,
      drop constraint data_import_state_check,
      add constraint data_import_state_check
        check (state in
          ('reading', 'previewed', 'applying', 'applied', 'failed', 'cancelled', 'withdrawing', 'withdrawn'))`);
  await knex.raw("drop index data_import_one");
  await knex.raw(`
    create unique index data_import_one on data_import ((true))
    where state in ('reading', 'applying', 'withdrawing')`);
  await knex.raw("alter table data_source add column import_id integer");
  await knex.raw(`
    create table crime_import_period (
      import_id integer not null,
      year smallint not null,
      quarter smallint not null,
      boundary_ids integer[] not null,
      replaced_sources jsonb not null default '[]',
      primary key (import_id, year, quarter)
    )`);
  await knex.raw(`
    create table crime_count_replaced (
      import_id integer not null,
      year smallint not null,
      quarter smallint not null,
      boundary_id integer not null,
      counts integer[],
      primary key (import_id, year, quarter, boundary_id)
    )`);
  await knex.raw(`
    alter table release
      drop constraint release_cause_check,
      add constraint release_cause_check check (cause in ('import', 'quarter', 'withdrawal'))`);
}
