import type { Knex } from "knex";

/** Whoever decides second is told who decided first, so it is not stored who looks at an application. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("drop table application_viewing");
}
