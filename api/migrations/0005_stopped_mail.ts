import type { Knex } from "knex";

/** `stopped_mail`: the kinds of e-mail about surveys that the person does not want. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table user_account add column stopped_mail text[] not null default '{}'");
}
