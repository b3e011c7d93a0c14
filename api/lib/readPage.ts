import type { Knex } from "knex";

export type Order = {
  /** A column, or an expression. */
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

/** One page of what a query finds, and how many rows there are on all pages. What has no value comes last. */
export async function readPage<Row extends object>(
  query: Knex.QueryBuilder,
  { pageNumber, pageSize, order, id }: Page,
): Promise<{ rows: Row[]; total: number }> {
  const counted = query.clone().clearOrder().as("found");
  const rows = query.clone().clearOrder();
  for (const { by, direction = "ascending" } of [...order, { by: id }]) {
    rows.orderByRaw(`?? ${direction === "descending" ? "desc" : "asc"} nulls last`, [by as Knex.Value]);
  }
  const [{ total }] = await query.client
    .queryBuilder()
    .from(counted)
    .select(query.client.raw("count(*)::int as total"));
  return { rows: await rows.limit(pageSize).offset((pageNumber - 1) * pageSize), total };
}
