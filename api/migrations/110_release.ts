import type { Knex } from "knex";

/**
 * release: figures that were published together, kept as they were told then. `cause` is 'import', or 'quarter' for the
 * figures of a quarter that ended (`quarter`, "2026-3", once). `content` is what its page shows; see
 * release/contract.ts. Rows are added and never changed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("release", (t) => {
    t.increments("release_id");
    t.timestamp("published_at", { useTz: true }).notNullable();
    t.text("cause").notNullable().checkIn(["import", "quarter"]);
    t.text("quarter").unique();
    t.jsonb("content").notNullable();
  });
}
