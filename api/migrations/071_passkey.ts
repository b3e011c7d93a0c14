import type { Knex } from "knex";

/**
 * passkey: one that was added to an account, under a name of its owner's. `counter` is what the passkey last said of how
 * often it was used; many always say 0. `transports` tell the browser where to look for it.
 *
 * passkey_challenge: what a session's passkey has to sign, once and within five minutes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("passkey", (t) => {
    t.increments("passkey_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade")
      .index();
    t.text("credential_id").notNullable().unique();
    t.text("public_key").notNullable();
    t.bigInteger("counter").notNullable();
    t.specificType("transports", "text[]").notNullable();
    t.text("name").notNullable();
    t.timestamp("made_at", { useTz: true }).notNullable();
    t.timestamp("last_used_at", { useTz: true });
  });
  await knex.schema.createTable("passkey_challenge", (t) => {
    t.text("session_hash").primary().references("session_hash").inTable("session").onDelete("cascade");
    t.text("challenge").notNullable();
    t.timestamp("expires_at", { useTz: true }).notNullable();
  });
}
