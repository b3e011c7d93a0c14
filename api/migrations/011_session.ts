import type { Knex } from "knex";

/**
 * session: one browser in which somebody is known. The id itself is only in the cookie; here is its hash. `purpose` is
 * 'signed-in', or 'reset' for who has verified a code and may set a new password.
 *
 * one_time_code: the one code that is open for a purpose and an address; a new one takes its place. `purpose` is
 * 'verify' an address, 'reset' a password, or an 'invitation'. Only a keyed hash of it is kept. `wrong_tries` counts
 * since `tries_since`, whatever was sent in between. Without a stakeholder it opens nothing: the address is unknown,
 * and must not be told from a known one.
 *
 * rate_limit: how often something was tried, kept by rate-limiter-flexible. `expire` is in milliseconds since 1970.
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
