import type { Knex } from "knex";

/** Whether the account's owner put the setup checklist away. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table user_account add column is_checklist_put_away boolean not null default false");
}
