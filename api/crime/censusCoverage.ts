import type { Knex } from "knex";
import type { PeriodKey } from "../shared/quarters.ts";
import { PRECINCT_LINE } from "./precinctLine.ts";

type CensusCoverage = PeriodKey & {
  boundaryId: number;
  precinctsReporting: number;
  precincts: number;
  coveredPeopleCount: number | null;
  peopleCount: number | null;
  total: number | null;
};

/** As `crime_period_coverage`, over the people of Census 2022 in every period: what rates divided by before. */
export async function findCensusCoverage(
  trx: Knex,
  boundaryIds: readonly number[],
): Promise<CensusCoverage[]> {
  const { rows } = await trx.raw(
    `${PRECINCT_LINE}, chosen as materialized (select * from line where boundary_id = any(?)), whole as (
      select boundary_id, count(*)::int as precincts, sum(people_count)::int as people_count
      from chosen group by boundary_id
    )
    select period.boundary_id as "boundaryId", year, quarter, total, whole.precincts,
      period.precincts_reporting as "precinctsReporting", whole.people_count as "peopleCount",
      sum(chosen.people_count)::int as "coveredPeopleCount"
    from crime_period_coverage period
    join whole using (boundary_id)
    join chosen using (boundary_id)
    join crime_coverage using (year, quarter)
    where crime_coverage.boundary_id = chosen.precinct_id
    group by period.boundary_id, year, quarter, whole.precincts, whole.people_count`,
    [[...boundaryIds]],
  );
  return rows;
}
