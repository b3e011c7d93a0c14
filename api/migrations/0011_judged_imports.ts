import type { Knex } from "knex";

/** `data_import`: what matters most in a preview, and whether applying needs a reason. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table data_import
      add column warnings jsonb not null default '[]',
      add column needs_reason boolean not null default false
  `);
}
