import type { Knex } from "knex";

/**
 * session.purpose 'second-factor': the password was right, and the second factor is still asked for. Such a session
 * opens nothing, and ends after ten minutes.
 *
 * totp: the authenticator app of an account. `sealed_key` is encrypted with the server's key. It counts once
 * `confirmed_at` is set. `last_step` is the step of 30 seconds whose code was used last: no code works twice.
 *
 * recovery_code: a code that replaces a lost second factor, once; only its keyed hash. A used one is deleted.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table session drop constraint session_purpose_check");
  await knex.raw(
    "alter table session add constraint session_purpose_check check (purpose in ('signed-in', 'reset', 'second-factor'))",
  );
  await knex.schema.createTable("totp", (t) => {
    t.integer("stakeholder_id")
      .primary()
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade");
    t.text("sealed_key").notNullable();
    t.timestamp("made_at", { useTz: true }).notNullable();
    t.timestamp("confirmed_at", { useTz: true });
    t.integer("last_step").notNullable().defaultTo(0);
  });
  await knex.schema.createTable("recovery_code", (t) => {
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade");
    t.text("code_hash").notNullable();
    t.primary(["stakeholder_id", "code_hash"]);
  });
}
