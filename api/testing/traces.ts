import type { Knex } from "knex";

const queryColumns = (knex: Knex) =>
  knex("information_schema.columns as c")
    .join("information_schema.tables as t", "t.table_name", "c.table_name")
    .where({ "t.table_schema": "public", "t.table_type": "BASE TABLE" })
    .orderBy("c.table_name");

export const tableNames = (knex: Knex): Promise<string[]> =>
  queryColumns(knex).distinct().pluck("c.table_name");

export async function findReadableTables(knex: Knex, traces: readonly string[]): Promise<string[]> {
  const tables: string[] = [];
  for (const table of await tableNames(knex)) {
    const holding = knex(`${table} as t`).whereRaw("t::text ilike any(?)", [
      traces.map((trace) => `%${trace}%`),
    ]);
    if ((await holding.first(knex.raw("1"))) !== undefined) tables.push(table);
  }
  return tables;
}
