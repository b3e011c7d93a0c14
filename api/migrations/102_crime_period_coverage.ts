import type { Knex } from "knex";

/**
 * crime_period_coverage: for each boundary and period, the people of its precincts with figures of that period
 * (`covered_people_count`) and of all its precincts (`people_count`). The basis of a quarter's rate. Written in the
 * transaction of every change to figures or boundaries.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("crime_period_coverage", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.integer("covered_people_count");
    t.integer("people_count");
    t.primary(["boundary_id", "year", "quarter"]);
  });
  await knex.raw(
    `with recursive line as (
      select boundary_id as precinct_id, boundary_id, containing_boundary_id, people_count
      from boundary where boundary_type_id = 5
      union all
      select line.precinct_id, b.boundary_id, b.containing_boundary_id, line.people_count
      from boundary b join line on b.boundary_id = line.containing_boundary_id
    )
    insert into crime_period_coverage (boundary_id, year, quarter, covered_people_count, people_count)
    select line.boundary_id, year, quarter, sum(line.people_count), whole.people_count
    from line
    join crime_coverage on crime_coverage.boundary_id = line.precinct_id
    join (select boundary_id, sum(people_count) as people_count from line group by boundary_id) whole
      on whole.boundary_id = line.boundary_id
    group by line.boundary_id, year, quarter, whole.people_count`,
  );
}
