import type { Knex } from "knex";

export async function isDemonstrating(knex: Knex): Promise<boolean> {
  return (await knex("data_source").where({ isDemonstration: true }).first("data_source_id")) !== undefined;
}
