import type { Knex } from "knex";

/**
 * known_browser: a browser in which somebody signed in to an account. Its tries and codes count separately, so that a
 * stranger cannot lock the owner out of it. `browser_hash` is a keyed hash of its cookie and the username.
 *
 * one_time_code: one open code per purpose, address and browser that asked; it works in that browser only, and only
 * that browser's wrong tries count. `registration` is what the person filled in, encrypted: the account is created from
 * it when the address is verified, not before. Empty if the address already has an account.
 *
 * rate_limit: tries under one key, a keyed hash. `used` counts until `expires_at`.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("known_browser", (t) => {
    t.text("browser_hash").primary();
    t.integer("stakeholder_id")
      .notNullable()
      .references("stakeholder_id")
      .inTable("user_account")
      .onDelete("cascade")
      .index();
    t.timestamp("last_used_at", { useTz: true }).notNullable().index();
  });

  // They were valid for ten minutes only.
  await knex("one_time_code").whereNot({ purpose: "invitation" }).delete();
  await knex.schema.alterTable("one_time_code", (t) => {
    t.dropPrimary();
    t.dropColumns("browser_hash", "tries_since");
  });
  await knex.schema.alterTable("one_time_code", (t) => {
    t.text("browser_hash").notNullable().defaultTo("");
    t.text("registration");
    t.primary(["purpose", "email", "browser_hash"]);
  });

  await knex.schema.dropTable("rate_limit");
  await knex.schema.createTable("rate_limit", (t) => {
    t.text("key").primary();
    t.integer("used").notNullable();
    t.timestamp("paused_until", { useTz: true });
    t.timestamp("expires_at", { useTz: true }).notNullable().index();
  });
}
