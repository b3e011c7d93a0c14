import type { Knex } from "knex";

/**
 * user_account: `last_signed_in_at` outlives the session.
 *
 * session: `browser` is the browser's and the system's name; `network` a keyed hash bound to the account, so that its
 * sessions can be told apart while the address cannot be read.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("user_account", (t) => {
    t.timestamp("last_signed_in_at", { useTz: true });
  });
  await knex.schema.alterTable("session", (t) => {
    t.text("browser");
    t.text("network");
  });
  await knex.raw(`
    update user_account set last_signed_in_at = (
      select max(happened_at) from audit_log
      where what = 'sign-in' and subject_stakeholder_id = user_account.stakeholder_id)`);
}
