import type { Knex } from "knex";

export async function createSessionTables(knex: Knex): Promise<void> {
  // session: one browser's session. The id is only in the cookie; its hash is here. `purpose` is 'signed-in';
  // 'reset' after a verified code, to set a new password; or 'second-factor' where the password was right and
  // the second factor is still missing: such a session gives no access and ends after ten minutes.
  // `password_given_at` is when the password was last given in this browser. `browser` is the browser's and
  // the system's name; `network` a keyed hash bound to the account, so that its sessions can be told apart
  // while the address cannot be read.
  await knex.schema.createTable("session", (t) => {
    t.text("session_hash").primary();
    t.integer("stakeholder_id")
      .notNullable()
      .references("user_account.stakeholder_id")
      .onDelete("cascade")
      .index();
    t.text("purpose").notNullable().checkIn(["signed-in", "reset", "second-factor"]);
    t.timestamp("started_at").notNullable();
    t.timestamp("last_seen_at").notNullable();
    t.timestamp("password_given_at").notNullable();
    t.text("browser");
    t.text("network");
  });

  // one_time_code: one open code per purpose ('verify' an address, 'reset' a password, or an 'invitation'),
  // address and browser that requested it; it works in that browser only, and only that browser's wrong tries
  // count, since `tries_since` across new codes. Only a keyed hash is stored. `registration` is what the
  // person filled in, encrypted: the account is created from it when the address is verified, not before. A
  // row without a stakeholder gives no access: it makes an unknown address look like a known one.
  await knex.schema.createTable("one_time_code", (t) => {
    t.text("purpose").notNullable().checkIn(["verify", "reset", "invitation"]);
    t.text("email").notNullable();
    t.integer("stakeholder_id").references("user_account.stakeholder_id").onDelete("cascade").index();
    t.text("code_hash").notNullable();
    t.smallint("wrong_tries").notNullable().defaultTo(0);
    t.timestamp("made_at").notNullable();
    t.timestamp("expires_at").notNullable();
    t.text("browser_hash").notNullable().defaultTo("");
    t.text("registration");
    t.primary(["purpose", "email", "browser_hash"]);
  });

  // known_browser: a browser in which somebody signed in to an account. Its tries and codes count separately,
  // so that a stranger cannot lock the owner out of it. `browser_hash` is a keyed hash of its cookie and the
  // username.
  await knex.schema.createTable("known_browser", (t) => {
    t.text("browser_hash").primary();
    t.integer("stakeholder_id")
      .notNullable()
      .references("user_account.stakeholder_id")
      .onDelete("cascade")
      .index();
    t.timestamp("last_used_at").notNullable().index();
  });

  // rate_limit: tries under one key, a keyed hash. `used` counts until `expires_at`.
  await knex.schema.createTable("rate_limit", (t) => {
    t.text("key").primary();
    t.integer("used").notNullable();
    t.timestamp("paused_until");
    t.timestamp("expires_at").notNullable().index();
  });

  // totp: the authenticator app of an account. `sealed_key` is encrypted with the server's key. It counts
  // once `confirmed_at` is set. `last_step` is the step of 30 seconds whose code was used last: no code works
  // twice.
  await knex.schema.createTable("totp", (t) => {
    t.integer("stakeholder_id").primary().references("user_account.stakeholder_id").onDelete("cascade");
    t.text("sealed_key").notNullable();
    t.timestamp("made_at").notNullable();
    t.timestamp("confirmed_at");
    t.integer("last_step").notNullable().defaultTo(0);
  });

  // recovery_code: a code that replaces a lost second factor, once; only its keyed hash. A used one is
  // deleted.
  await knex.schema.createTable("recovery_code", (t) => {
    t.integer("stakeholder_id").notNullable().references("user_account.stakeholder_id").onDelete("cascade");
    t.text("code_hash").notNullable();
    t.primary(["stakeholder_id", "code_hash"]);
  });

  // passkey: one that was added to an account, under a name of its owner's. `counter` is how often the
  // passkey says it was used; many always say 0. `transports` tell the browser where to look for it.
  await knex.schema.createTable("passkey", (t) => {
    t.increments("passkey_id");
    t.integer("stakeholder_id")
      .notNullable()
      .references("user_account.stakeholder_id")
      .onDelete("cascade")
      .index();
    t.text("credential_id").notNullable().unique();
    t.text("public_key").notNullable();
    t.bigInteger("counter").notNullable();
    t.specificType("transports", "text[]").notNullable();
    t.text("name").notNullable();
    t.timestamp("made_at").notNullable();
    t.timestamp("last_used_at");
  });

  // passkey_challenge: what a session's passkey has to sign, once and within five minutes.
  await knex.schema.createTable("passkey_challenge", (t) => {
    t.text("session_hash").primary().references("session.session_hash").onDelete("cascade");
    t.text("challenge").notNullable();
    t.timestamp("expires_at").notNullable();
  });
}
