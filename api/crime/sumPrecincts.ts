import type { Knex } from "knex";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import { PRECINCT_LINE } from "./storeTotals.ts";

export async function sumPrecincts(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`${PRECINCT_LINE}
    update boundary set people_count = counted.people_count, precinct_count = counted.precinct_count
    from (
      select boundary_id, coalesce(sum(people_count), 0) as people_count, count(*) as precinct_count
      from line group by boundary_id
    ) counted
    where counted.boundary_id = boundary.boundary_id and boundary_type_id < ${BOUNDARY_TYPE.precinct}`);
}
