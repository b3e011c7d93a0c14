import type { Knex } from "knex";

/**
 * `added_precinct`: a precinct that an administrator added, which no file of this version has. It has no lines until a
 * later version draws it. Its people were taken out of `people_from`, or counted nowhere before. `source` says who counted
 * them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table added_precinct (
      boundary_id integer primary key references boundary,
      people_from integer references boundary,
      source text not null,
      added_on date not null
    )`);
}
