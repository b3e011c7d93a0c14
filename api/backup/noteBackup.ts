import type { Knex } from "knex";

/** Servers cannot see the folder of a command. A database of an earlier version has no place for it. */
export async function noteBackup(knex: Knex, doneAt: Date): Promise<void> {
  if (!(await knex.schema.hasTable("last_done"))) return;
  await knex("last_done").insert({ what: "backup", doneAt }).onConflict("what").merge();
}
