import type { Knex } from "knex";

export async function tableDigests(knex: Knex): Promise<Record<string, string>> {
  const tables: string[] = await knex("information_schema.tables")
    .where({ table_schema: "public", table_type: "BASE TABLE" })
    .orderBy("table_name")
    .pluck("table_name");
  const digests = await knex.unionAll(
    tables.map((table) =>
      knex(`${table} as r`).select(
        knex.raw(
          "? as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(r::text, 0)), 0) as digest",
          [table],
        ),
      ),
    ),
  );
  return Object.fromEntries(digests.map(({ name, digest }) => [name, digest]));
}
