import type { Knex } from "knex";

/**
 * searchable(text): a text as searches compare it: lower case, without accents, with straight apostrophes. A few
 * letters that carry their stroke within them are folded by hand.
 *
 * stakeholder.search_name: the name as `searchable` makes it, kept with the row, because the function is too slow to
 * run on 50,000 rows for one search. Its collation "C" sorts alike on every server, so that pages agree.
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
