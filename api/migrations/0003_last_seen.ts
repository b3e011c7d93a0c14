import type { Knex } from "knex";

/** `last_seen_at` remains when sessions are deleted, and is never earlier than their last use. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table user_account rename column last_signed_in_at to last_seen_at");
  await knex.raw(`
    update user_account set last_seen_at = seen.at
    from (select stakeholder_id, max(last_seen_at) as at from session group by stakeholder_id) as seen
    where seen.stakeholder_id = user_account.stakeholder_id and seen.at > user_account.last_seen_at`);
}
