import type { Knex } from "knex";

/**
 * audit_log is read in pages, newest first, by actor, subject or kind. Each index includes the order, so that a page
 * of a million lines needs no sort.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("audit_log", (t) => {
    t.dropIndex(["actor_stakeholder_id", "audit_id"]);
    t.dropIndex(["subject_stakeholder_id", "audit_id"]);
    t.dropIndex(["what", "audit_id"]);
    t.dropIndex(["subject_group_id"], "audit_log_group");
    for (const column of ["actor_stakeholder_id", "subject_stakeholder_id", "what", "subject_group_id"]) {
      t.index([column, "happened_at", "audit_id"]);
    }
  });
}
