import type { Knex } from "knex";

/**
 * The day on which officials last changed each field of a place or a person, so that an older file does not replace it.
 * Only the changes that can still be undone are known.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table stakeholder add column field_changes jsonb not null default '{}'");
  await knex.raw(
    `update stakeholder s set field_changes = changed.fields from (
       select id, jsonb_object_agg(field, day) as fields from (
         select coalesce((edit->>'person')::int, (item->>'placeId')::int) as id, edit->>'key' as field,
           max(c.made_on)::text as day
         from place_change c, jsonb_array_elements(c.items) item, jsonb_array_elements(item->'edits') edit
         where c.undone_at is null group by 1, 2) each
       group by id) changed
     where s.stakeholder_id = changed.id`,
  );
}
