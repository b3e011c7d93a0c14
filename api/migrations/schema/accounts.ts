import type { Knex } from "knex";

export async function createAccountTables(knex: Knex): Promise<void> {
  // user_account: a person who can sign in. `username` is the e-mail address in lower case, `search_username`
  // is for lists. No password hash: invited, but not registered yet. Nobody can sign in before the address is
  // verified. `is_demonstration`: the password is in the published source, so the account does not work in
  // production or without demonstration figures. `invited_at` is the last invitation by an administrator,
  // null for those who registered; `invitation_mail_id` is its message, null if the link was handed over;
  // `is_withdrawn`: it was withdrawn. Invited accounts outlive their invitation, to be invited again.
  // `second_factor_from` is when somebody without a second factor first signed in with permissions that need
  // one; the days to add it count from then. `last_signed_in_at` outlives the session.
  await knex.schema.createTable("user_account", (t) => {
    t.integer("stakeholder_id").primary().references("person.stakeholder_id").onDelete("cascade");
    t.text("username").notNullable().unique();
    t.text("password_hash");
    t.boolean("is_verified").notNullable().defaultTo(false);
    t.boolean("is_disabled").notNullable().defaultTo(false);
    t.boolean("is_demonstration").notNullable().defaultTo(false);
    t.timestamp("made_at").notNullable().defaultTo(knex.fn.now());
    t.timestamp("invited_at");
    t.integer("invitation_mail_id").references("mail.mail_id").onDelete("set null").index();
    t.boolean("is_withdrawn").notNullable().defaultTo(false);
    t.specificType("search_username", 'text collate "C" generated always as (searchable(username)) stored');
    t.timestamp("second_factor_from");
    t.timestamp("last_signed_in_at");
  });

  // action: one permission by its number, stored at every set-up from shared/permissions.ts. `description` is
  // what a holder may do, in the words of the group screens.
  await knex.schema.createTable("action", (t) => {
    t.smallint("action_id").primary();
    t.text("action").notNullable().unique();
    t.text("description").notNullable();
  });

  // user_group: a set of permissions for its members.
  await knex.schema.createTable("user_group", (t) => {
    t.increments("group_id");
    t.text("name").notNullable().unique();
    t.text("description").notNullable();
    t.integer("version").notNullable().defaultTo(1);
    t.integer("changed_by");
    t.timestamp("changed_at");
  });

  // group_action: the permissions of a group.
  await knex.schema.createTable("group_action", (t) => {
    t.integer("group_id").notNullable().references("user_group.group_id").onDelete("cascade");
    t.smallint("action_id").notNullable().references("action.action_id");
    t.primary(["group_id", "action_id"]);
  });

  // group_member: the members of a group.
  await knex.schema.createTable("group_member", (t) => {
    t.integer("group_id").notNullable().references("user_group.group_id").onDelete("cascade");
    t.integer("stakeholder_id")
      .notNullable()
      .references("user_account.stakeholder_id")
      .onDelete("cascade")
      .index();
    t.primary(["group_id", "stakeholder_id"]);
  });

  // address_change: the address that an account asks to have, until both addresses have confirmed it.
  await knex.schema.createTable("address_change", (t) => {
    t.integer("stakeholder_id").primary().references("user_account.stakeholder_id").onDelete("cascade");
    t.text("username").notNullable();
    t.text("old_code_hash").notNullable().unique();
    t.text("new_code_hash").notNullable().unique();
    t.boolean("is_old_confirmed").notNullable().defaultTo(false);
    t.boolean("is_new_confirmed").notNullable().defaultTo(false);
    t.timestamp("expires_at").notNullable();
  });

  // audit_log: who did what to whom, and when. Rows are only added: the database refuses to change or delete
  // them. There are no foreign keys, so that entries outlive accounts. `before` and `after` hold what
  // changed; never a password, a code, a survey's answer, a confidential address or the details of one's own
  // profile. Each index includes the order, so that a page of a million lines needs no sort.
  await knex.schema.createTable("audit_log", (t) => {
    t.bigIncrements("audit_id");
    t.timestamp("happened_at").notNullable();
    t.integer("actor_stakeholder_id");
    t.text("what").notNullable();
    t.integer("subject_stakeholder_id");
    t.jsonb("before");
    t.jsonb("after");
    t.integer("subject_group_id");
    t.index(["happened_at", "audit_id"]);
    t.index(["actor_stakeholder_id", "happened_at", "audit_id"]);
    t.index(["subject_stakeholder_id", "happened_at", "audit_id"]);
    t.index(["what", "happened_at", "audit_id"]);
    t.index(["subject_group_id", "happened_at", "audit_id"]);
  });
  await knex.raw(`
    create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are never changed', tg_table_name; end $$`);
  await knex.raw(`
    create trigger audit_log_stays before update or delete or truncate on audit_log
    for each statement execute function refuse_change()`);
}
