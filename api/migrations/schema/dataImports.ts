import type { Knex } from "knex";

export async function createDataImportTables(knex: Knex): Promise<void> {
  // data_import: an uploaded file. `state` is 'reading' during the dry run, 'previewed' until 'applying' and
  // 'applied', or cancelled. One runs at a time and updates `alive_at`; a silent one was interrupted and
  // changed nothing. `data_versions` are the preview's: only what was previewed is applied. `rejects` are
  // unmatched rows as CSV. `content` is the file while it waits, because another process may apply it.
  // `questions` is what the file has that is not known, or known only by an administrator's choice.
  // `second_person_in` has the provinces for which somebody else than `uploaded_by` has to apply it.
  // `uploaded_by` has no foreign key, so that the history stays.
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
    t.timestamp("uploaded_at").notNullable();
    t.timestamp("alive_at").notNullable();
    t.timestamp("finished_at");
    t.jsonb("questions");
    t.specificType("second_person_in", "text[]");
  });
  await knex.raw(
    "create unique index data_import_one on data_import ((true)) where state in ('reading', 'applying')",
  );

  // release: figures that were published together, as they were told then. `cause` is 'import', or 'quarter'
  // for the figures of a quarter that ended (`quarter`, "2026-3", once). `content` is what its page shows;
  // see release/contract.ts. Rows are added and never changed.
  await knex.schema.createTable("release", (t) => {
    t.increments("release_id");
    t.timestamp("published_at").notNullable();
    t.text("cause").notNullable().checkIn(["import", "quarter"]);
    t.text("quarter").unique();
    t.jsonb("content").notNullable();
  });

  // release_file: a theme's figures of every place in every period, as they were at a release: a CSV file,
  // packed with Brotli. Rows are added and never changed.
  await knex.schema.createTable("release_file", (t) => {
    t.integer("release_id").notNullable().references("release.release_id");
    t.smallint("component_id").notNullable();
    t.binary("content").notNullable();
    t.primary(["release_id", "component_id"]);
  });

  // last_done: when a command did its work, by its name, such as 'backup'; servers cannot see the folder it
  // wrote into.
  await knex.schema.createTable("last_done", (t) => {
    t.text("what").primary();
    t.timestamp("done_at").notNullable();
  });
}
