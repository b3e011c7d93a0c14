import type { Knex } from "knex";

export const demonstrationSources = (knex: Knex): Knex.QueryBuilder =>
  knex("data_source").where({ isDemonstration: true }).select("data_source_id");

export async function isDemonstrating(knex: Knex): Promise<boolean> {
  return (await demonstrationSources(knex).first()) !== undefined;
}
