import type { Knex } from "knex";

/** Whether any demonstration figures are left. */
export async function isDemonstrating(knex: Knex): Promise<boolean> {
  return (await knex("data_source").where({ isDemonstration: true }).first("data_source_id")) !== undefined;
}
