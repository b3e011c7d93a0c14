import type { Knex } from "knex";

/**
 * `crime_heading`: what a column is, in files with the same headings (`source_key`). A column can be a category or a
 * period too. What was chosen for all files has to be chosen again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("drop table crime_heading");
  await knex.raw(`
    create table crime_heading (
      source_key text not null,
      heading_key text not null,
      heading text not null,
      meaning text,
      primary key (source_key, heading_key)
    )
  `);
}
