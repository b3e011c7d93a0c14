import type { Knex } from "knex";
import { readEnv } from "../lib/operating/env.ts";
import { Secrets } from "../lib/security/secrets.ts";

const queryColumns = (knex: Knex) =>
  knex("information_schema.columns as c")
    .join("information_schema.tables as t", "t.table_name", "c.table_name")
    .where({ "t.table_schema": "public", "t.table_type": "BASE TABLE" })
    .orderBy("c.table_name");

export const tableNames = (knex: Knex): Promise<string[]> =>
  queryColumns(knex).distinct().pluck("c.table_name");

export async function findSealedTables(knex: Knex, traces: readonly string[]): Promise<string[]> {
  const secrets = new Secrets(readEnv({ NODE_ENV: "test" }).SECRET_KEY);
  const sealed: { table: string; column: string }[] = await queryColumns(knex)
    .where("c.column_name", "like", "sealed%")
    .select("c.table_name as table", "c.column_name as column");
  const tables: string[] = [];
  for (const { table, column } of sealed) {
    const texts: string[] = await knex(table).whereNotNull(column).pluck(column);
    const text = texts
      .map((each) => secrets.decrypt(each))
      .join()
      .toLowerCase();
    if (traces.some((trace) => text.includes(trace.toLowerCase()))) tables.push(table);
  }
  return tables;
}

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
