import type { Knex } from "knex";

/**
 * An empty search matches all rows.
 * @param columns `stakeholder.search_name`, or for a few hundred rows `trx.raw("searchable(name)")`
 */
export function whereMatches(
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
