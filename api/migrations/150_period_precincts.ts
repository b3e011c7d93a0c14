import type { Knex } from "knex";

/** crime_period_coverage.precincts_reporting: how many precincts of the boundary have figures of the period. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("crime_period_coverage", (t) => {
    t.integer("precincts_reporting").notNullable().defaultTo(0);
  });
  await knex.raw(
    `with recursive line as (
      select boundary_id as precinct_id, boundary_id, containing_boundary_id
      from boundary where boundary_type_id = 5
      union all
      select line.precinct_id, b.boundary_id, b.containing_boundary_id
      from boundary b join line on b.boundary_id = line.containing_boundary_id
    ), reporting as (
      select line.boundary_id, year, quarter, count(*) as precincts
      from line join crime_coverage on crime_coverage.boundary_id = line.precinct_id
      group by line.boundary_id, year, quarter
    )
    update crime_period_coverage as c set precincts_reporting = reporting.precincts
    from reporting
    where (c.boundary_id, c.year, c.quarter) = (reporting.boundary_id, reporting.year, reporting.quarter)`,
  );
}
