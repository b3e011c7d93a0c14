import type { Knex } from "knex";

export async function recordBackup(knex: Knex, doneAt: Date): Promise<void> {
  if (!(await knex.schema.hasTable("last_done"))) return;
  await knex("last_done").insert({ what: "backup", doneAt }).onConflict("what").merge();
}
