import type { Knex } from "knex";

/**
 * user_account: `invited_at` is when somebody was last invited by an administrator, null where they registered
 * themselves; `invitation_mail_id` is the letter, null where the link was handed over; `is_withdrawn`: the invitation
 * was taken back. Such an account stays when its invitation expires, so that it can be invited again.
 * `search_username` is what lists are searched by.
 *
 * audit_log: `subject_group_id` is the group that something was done to. What somebody did, and what was done to
 * whom, are read newest first, so each index ends with the line's own number.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("user_account", (t) => {
    t.timestamp("invited_at", { useTz: true });
    t.integer("invitation_mail_id").references("mail_id").inTable("mail").onDelete("set null").index();
    t.boolean("is_withdrawn").notNullable().defaultTo(false);
  });
  await knex.raw(`
    alter table user_account
    add column search_username text collate "C" generated always as (searchable(username)) stored`);
  await knex.schema.alterTable("audit_log", (t) => {
    t.integer("subject_group_id");
    t.dropIndex("happened_at");
    t.dropIndex("actor_stakeholder_id");
    t.dropIndex("subject_stakeholder_id");
    t.index(["happened_at", "audit_id"]);
    t.index(["actor_stakeholder_id", "audit_id"]);
    t.index(["subject_stakeholder_id", "audit_id"]);
    t.index(["what", "audit_id"]);
  });
  await knex.raw(
    "create index audit_log_group on audit_log (subject_group_id, audit_id) where subject_group_id is not null",
  );
}
