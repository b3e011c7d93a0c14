import type { Knex } from "knex";

/**
 * audit_log: who did what to whom, and when. Rows are only added: the database refuses to change or delete them. No
 * foreign keys, so that entries outlive accounts. `before` and `after` hold what changed; never a password, a code, a
 * survey's answer or a confidential address.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("audit_log", (t) => {
    t.bigIncrements("audit_id");
    t.timestamp("happened_at", { useTz: true }).notNullable().index();
    t.integer("actor_stakeholder_id").index();
    t.text("what").notNullable();
    t.integer("subject_stakeholder_id").index();
    t.jsonb("before");
    t.jsonb("after");
  });
  await knex.raw(`
    create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % are never changed', tg_table_name; end $$`);
  await knex.raw(`
    create trigger audit_log_stays before update or delete or truncate on audit_log
    for each statement execute function refuse_change()`);
}
