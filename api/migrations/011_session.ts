import type { Knex } from "knex";

/**
 * session: one browser's session. The id is only in the cookie; its hash is here. `purpose` is 'signed-in', or 'reset'
 * after a verified code, to set a new password.
 *
 * one_time_code: the open code for a purpose and an address; a new one replaces it. `purpose` is 'verify' an address,
 * 'reset' a password, or an 'invitation'. Only a keyed hash is kept. `wrong_tries` counts since `tries_since`, across
 * new codes. A row without a stakeholder opens nothing: it makes an unknown address look like a known one.
 *
 * rate_limit: counts tries for rate-limiter-flexible. `expire` is in milliseconds since 1970.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("session", (t) => {
    t.text("session_hash").primary();
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade")
      .index();
    t.text("purpose").notNullable().checkIn(["signed-in", "reset"]);
    t.timestamp("started_at", { useTz: true }).notNullable();
    t.timestamp("last_seen_at", { useTz: true }).notNullable();
  });
  await knex.schema.createTable("one_time_code", (t) => {
    t.text("purpose").notNullable().checkIn(["verify", "reset", "invitation"]);
    t.text("email").notNullable();
    t.integer("stakeholder_id")
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade")
      .index();
    t.text("code_hash").notNullable();
    t.smallint("wrong_tries").notNullable().defaultTo(0);
    t.timestamp("tries_since", { useTz: true }).notNullable();
    t.timestamp("made_at", { useTz: true }).notNullable();
    t.timestamp("expires_at", { useTz: true }).notNullable();
    t.primary(["purpose", "email"]);
  });
  await knex.schema.createTable("rate_limit", (t) => {
    t.string("key", 255).primary();
    t.integer("points").notNullable().defaultTo(0);
    t.bigInteger("expire");
  });
}
