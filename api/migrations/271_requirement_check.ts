import type { Knex } from "knex";

/**
 * contact_check: `what` may be 4, a requirement of a place: who stands for it was gone through, also where it is nobody.
 * `stakeholder_id` is then the place's.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table contact_check
      add column building_block_requirement_id smallint references building_block_requirement,
      drop constraint contact_check_what_check,
      add constraint contact_check_what_check check (what between 1 and 4),
      add constraint contact_check_requirement_check
        check ((what = 4) = (building_block_requirement_id is not null))`);
}
