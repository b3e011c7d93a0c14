import type { Knex } from "knex";

/**
 * `collective_action_replaced`: a challenge that an import changed, by its key ("item"), with its source and cycle as
 * they were; or a cycle whose months it changed ("cycle 20262"). `before` is null where there was none.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table collective_action_replaced (
      import_id integer not null,
      item text not null,
      before jsonb,
      primary key (import_id, item)
    )`);
}
