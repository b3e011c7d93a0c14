import type { Knex } from "knex";

type Order = {
  /** A column or an expression, but not an alias of the select. */
  by: string | Knex.Raw;
  direction?: "ascending" | "descending";
};

type Page = {
  pageNumber: number;
  pageSize: number;
  order: readonly Order[];
  /** Decides between equal rows, so that none is on two pages. */
  id: string;
};

/** Finds the ids of the page first, so that costly columns are computed only for its rows. */
export async function paginate<Row extends object>(
  query: Knex.QueryBuilder,
  { pageNumber, pageSize, order, id }: Page,
): Promise<{ rows: Row[]; total: number }> {
  const matches = query.clone().clearOrder().clearSelect().select(id);
  const sortQuery = (sortedQuery: Knex.QueryBuilder) => {
    for (const { by, direction = "ascending" } of [...order, { by: id }]) {
      sortedQuery.orderByRaw(`?? ${direction === "descending" ? "desc" : "asc"} nulls last`, [
        by as Knex.Value,
      ]);
    }
    return sortedQuery;
  };
  const page: { id: number }[] = await sortQuery(matches.clone().clearSelect().select({ id }))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [{ total }] = await query.client
    .queryBuilder()
    .from(matches.as("found"))
    .select(query.client.raw("count(*)::int as total"));
  const ids = page.map((row) => row.id);
  return { rows: await sortQuery(query.clone().clearOrder().whereIn(id, ids)), total };
}
