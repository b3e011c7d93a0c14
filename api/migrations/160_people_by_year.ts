import type { Knex } from "knex";

/**
 * municipality_people: the people of a municipality in the middle of a year, as estimated. From
 * api/reference/people_by_year.csv, which is stored again at every set-up.
 *
 * precinct_people (a view): the people of a precinct in a year, which rates divide by: those counted in Census 2022, times
 * its municipality's people of that year over those of 2022. Those of the census where its municipality has no estimate.
 *
 * crime_span_coverage.people_year: the year of its numbers of people.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("municipality_people", (t) => {
    t.text("code").notNullable();
    t.smallint("year").notNullable();
    t.integer("people_count").notNullable();
    t.primary(["code", "year"]);
  });
  await knex.schema.alterTable("crime_span_coverage", (t) => {
    t.smallint("people_year");
  });
  await knex.raw(
    `create view precinct_people as
    select precinct.boundary_id as precinct_id, years.year,
      coalesce(
        round(precinct.people_count * of_year.people_count::numeric / of_census.people_count),
        precinct.people_count
      )::integer as people_count
    from boundary precinct
    cross join (select distinct year from municipality_people) years
    left join boundary municipality on municipality.boundary_id = precinct.containing_boundary_id
    left join municipality_people of_year on of_year.code = municipality.code and of_year.year = years.year
    left join municipality_people of_census on of_census.code = municipality.code and of_census.year = 2022
    where precinct.boundary_type_id = 5`,
  );
}
