import type { Knex } from "knex";

/**
 * watched_source: the address of a file that is asked for every day. `next_ask_at` is when, `asking_since` while it
 * happens. `etag`, `last_modified` and `fingerprint` are those of the last file that was previewed, `arrived_at` when it
 * came, `import_id` its preview. `outcome` is what came of the last time, `problem` one sentence about it.
 *
 * data_import.source_name: the source that the file came from; null where somebody uploaded it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("watched_source", (t) => {
    t.increments("watched_source_id");
    t.text("kind").notNullable();
    t.text("name").notNullable();
    t.text("address").notNullable().unique();
    t.integer("named_by").notNullable();
    t.timestamp("named_at", { useTz: true }).notNullable();
    t.timestamp("next_ask_at", { useTz: true }).notNullable();
    t.timestamp("asking_since", { useTz: true });
    t.timestamp("asked_at", { useTz: true });
    t.text("outcome").notNullable().defaultTo("never").checkIn(["never", "same", "new", "broken"]);
    t.text("problem");
    t.text("etag");
    t.text("last_modified");
    t.text("fingerprint");
    t.timestamp("arrived_at", { useTz: true });
    t.integer("import_id").references("import_id").inTable("data_import").onDelete("set null");
  });
  await knex.schema.alterTable("data_import", (t) => t.text("source_name"));
}
