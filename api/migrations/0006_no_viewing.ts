import type { Knex } from "knex";

/** Who decides second reads who decided first, and nothing is stored of who looks at an application. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("drop table application_viewing");
}
