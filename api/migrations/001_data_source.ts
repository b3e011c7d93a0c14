import type { Knex } from "knex";

/**
 * data_source: one row per set of figures or lines that was brought in: an imported file, or a built-in set.
 * Everything that is shown to the public refers to the row it came from. `theme` is what the rows describe
 * ('boundaries', 'crime', …). `fingerprint` is the SHA-256 of an imported file, null for built-in sets.
 *
 * data_version: one row, raised in the transaction of every change to public data. Each API process is told
 * and drops the public answers that it keeps.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("data_source", (t) => {
    t.increments("data_source_id");
    t.text("theme").notNullable().index();
    t.text("description").notNullable();
    t.text("url");
    t.text("licence");
    t.text("fingerprint");
    t.boolean("is_demonstration").notNullable().defaultTo(false);
    t.boolean("is_approximate").notNullable().defaultTo(false);
    t.timestamp("captured_at", { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.schema.createTable("data_version", (t) => {
    t.boolean("only_row").primary().defaultTo(true).checkIn(["true"]);
    t.bigInteger("version").notNullable();
  });
  await knex("data_version").insert({ version: 1 });
}
