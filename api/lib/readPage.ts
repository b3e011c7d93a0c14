import type { Knex } from "knex";

export type Order = {
  /** A column of the tables, or an expression; not a name that the query gives. */
  by: string | Knex.Raw;
  direction?: "ascending" | "descending";
};

type Page = {
  pageNumber: number;
  pageSize: number;
  order: readonly Order[];
  /** The column that names a row: rows that are otherwise alike stay in its order, so that no page has one twice. */
  id: string;
};

/**
 * One page of what a query finds, and how many rows there are on all pages. What has no value comes last. The page's
 * rows are found by their ids first: what a row shows is then worked out for thirty rows, and not for all before them.
 */
export async function readPage<Row extends object>(
  query: Knex.QueryBuilder,
  { pageNumber, pageSize, order, id }: Page,
): Promise<{ rows: Row[]; total: number }> {
  const found = query.clone().clearOrder().clearSelect().select(id);
  const inOrder = (of: Knex.QueryBuilder) => {
    for (const { by, direction = "ascending" } of [...order, { by: id }]) {
      of.orderByRaw(`?? ${direction === "descending" ? "desc" : "asc"} nulls last`, [by as Knex.Value]);
    }
    return of;
  };
  const page: { id: number }[] = await inOrder(found.clone().clearSelect().select({ id }))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [{ total }] = await query.client
    .queryBuilder()
    .from(found.as("found"))
    .select(query.client.raw("count(*)::int as total"));
  // Numbers, not a subquery: with more than eight tables the planner would join all rows before it looks at those.
  const ids = page.map((row) => row.id);
  return { rows: await inOrder(query.clone().clearOrder().whereIn(id, ids)), total };
}
