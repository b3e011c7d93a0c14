import type { Knex } from "knex";

/**
 * data_import: one file that somebody uploaded to import. `state` is 'reading' while its dry run is under way, then
 * 'previewed' until it is applied ('applying', 'applied') or cancelled. One import runs at a time: whoever runs it says
 * so in `alive_at`, and one that has been silent for a while was interrupted, which left the figures as they were.
 * `data_versions` are those of the preview: what is applied is what was shown. `rejects` are the rows that could not be
 * matched, as CSV. `content` is the file while it waits, for another process may be the one that applies it. `uploaded_by` is a stakeholder, without a reference, so that the history stays.
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
