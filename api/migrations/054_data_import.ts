import type { Knex } from "knex";

/**
 * data_import: an uploaded file. `state` is 'reading' during the dry run, 'previewed' until 'applying' and 'applied',
 * or cancelled. One runs at a time and updates `alive_at`; a silent one was interrupted and changed nothing.
 * `data_versions` are the preview's: only what was previewed is applied. `rejects` are unmatched rows as CSV.
 * `content` is the file while it waits, because another process may apply it. `uploaded_by` has no foreign key, so
 * that the history stays.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("data_import", (t) => {
    t.increments("import_id");
    t.text("kind").notNullable();
    t.text("file_name").notNullable();
    t.integer("bytes").notNullable().defaultTo(0);
    t.text("fingerprint");
    t.binary("content");
    t.jsonb("options").notNullable().defaultTo("{}");
    t.text("state")
      .notNullable()
      .checkIn(["reading", "previewed", "applying", "applied", "failed", "cancelled"]);
    t.jsonb("progress");
    t.jsonb("summary").notNullable().defaultTo("[]");
    t.boolean("has_changes").notNullable().defaultTo(false);
    t.text("problem");
    t.jsonb("details").notNullable().defaultTo("[]");
    t.text("rejects");
    t.jsonb("data_versions");
    t.integer("uploaded_by").notNullable();
    t.timestamp("uploaded_at", { useTz: true }).notNullable();
    t.timestamp("alive_at", { useTz: true }).notNullable();
    t.timestamp("finished_at", { useTz: true });
  });
  await knex.raw(
    "create unique index data_import_one on data_import ((true)) where state in ('reading', 'applying')",
  );
}
