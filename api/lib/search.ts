import type { Knex } from "knex";

/**
 * Keeps the rows in which each word of what is looked for stands in one of the columns, in any case, with or without
 * accents. Nothing to look for keeps all.
 *
 * @param columns as the database's function `searchable` makes them: `stakeholder.search_name`, or, where a table has
 * a few hundred rows at most, `trx.raw("searchable(name)")`. A longer table gets a column like that of `stakeholder`.
 */
export function whereFound(
  query: Knex.QueryBuilder,
  text: string | undefined,
  columns: readonly (string | Knex.Raw)[],
): Knex.QueryBuilder {
  for (const word of (text ?? "").split(/\s+/).filter((each) => each !== "")) {
    const literal = word.replace(/[\\%_]/g, "\\$&");
    query.where((either) => {
      for (const column of columns) {
        either.orWhereRaw("?? like '%' || searchable(?) || '%'", [column as Knex.Value, literal]);
      }
    });
  }
  return query;
}
