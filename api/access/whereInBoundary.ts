import type { Knex } from "knex";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";

/** The query must have boundaries as `b`. */
export function whereInBoundary(query: Knex.QueryBuilder, boundaryId = COUNTRY): void {
  if (boundaryId === COUNTRY) return;
  query.where((inside) =>
    inside
      .where("b.boundary_id", boundaryId)
      .orWhere("b.district_boundary_id", boundaryId)
      .orWhere("b.national_boundary_id", boundaryId),
  );
}
