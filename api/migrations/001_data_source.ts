import type { Knex } from "knex";

/**
 * data_source: one row per imported file or built-in set of figures or lines. All public data refers to its row here.
 * `theme` is what the rows describe ('boundaries', 'crime', …). `fingerprint` is the SHA-256 of an imported file, null
 * for built-in sets.
 *
 * data_version: how often public data changed; replaced in 016_version_by_dataset.ts.
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
