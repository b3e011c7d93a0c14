import type { Knex } from "knex";

/**
 * searchable(text): a text for comparison in searches: lower case, without accents, with straight apostrophes. A few
 * letters with a stroke are replaced one by one.
 *
 * stakeholder.search_name: the stored result of `searchable` for the name, because the function is too slow for 50,000
 * rows in one search. Collation "C" sorts alike on every server, so that pages agree.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function searchable(said text) returns text
    language sql immutable strict parallel safe
    return lower(
      translate(regexp_replace(normalize(said, NFD), '[\u0300-\u036f]', '', 'g'), '‘’ØøŁłĐđ', '''''oolldd')
    )`);
  await knex.raw(`
    alter table stakeholder
    add column search_name text collate "C" generated always as (searchable(name)) stored`);
}
