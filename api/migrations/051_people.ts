import type { Knex } from "knex";

/**
 * user_account: `invited_at` is the last invitation by an administrator; null for those who registered.
 * `invitation_mail_id` is the letter; null if the link was handed over. `is_withdrawn`: the invitation was withdrawn.
 * Invited accounts outlive their invitation, to be invited again. `search_username` is for lists.
 *
 * audit_log: `subject_group_id` is the group concerned. Lines are read newest first, so each index ends with the id.
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
