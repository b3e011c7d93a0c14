import type { Knex } from "knex";

const WHOLE_COUNTRY = 0;

/** Of the boundaries `b`: one, and those within it. */
export function inBoundary(query: Knex.QueryBuilder, boundaryId = WHOLE_COUNTRY): void {
  if (boundaryId === WHOLE_COUNTRY) return;
  query.where((inside) =>
    inside
      .where("b.boundary_id", boundaryId)
      .orWhere("b.district_boundary_id", boundaryId)
      .orWhere("b.national_boundary_id", boundaryId),
  );
}
