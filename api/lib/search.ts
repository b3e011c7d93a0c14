import type { Knex } from "knex";

/**
 * Rows with every word, in any case and accents. An empty search keeps all.
 * @param columns searchable ones: `stakeholder.search_name`, or for a few hundred rows `trx.raw("searchable(name)")`;
 * longer tables get a stored column
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
