import type { Knex } from "knex";

/**
 * browser_error: an error of our scripts in somebody's browser, counted by what it says and where it was thrown. No row
 * says whose browser, or which page; quoted words, addresses and long numbers are taken out before it is written.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("browser_error", (t) => {
    t.increments("browser_error_id");
    t.text("message").notNullable();
    t.text("file").notNullable();
    t.integer("line").notNullable();
    t.text("version").notNullable();
    t.integer("times").notNullable();
    t.date("first_on").notNullable();
    t.date("last_on").notNullable();
    t.unique(["message", "file", "line", "version"]);
  });
}
