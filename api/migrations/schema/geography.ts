import type { Knex } from "knex";

export async function createGeographyTables(knex: Knex): Promise<void> {
  // data_source: one row per imported file or built-in set of figures or lines; all public data refers to its
  // row here. `theme` is what the rows describe ('boundaries', 'crime', …). `fingerprint` is the SHA-256 of
  // an imported file, null for built-in sets and for health checks, where it could give away a single answer.
  await knex.schema.createTable("data_source", (t) => {
    t.increments("data_source_id");
    t.text("theme").notNullable().index();
    t.text("description").notNullable();
    t.text("url");
    t.text("licence");
    t.text("fingerprint");
    t.boolean("is_demonstration").notNullable().defaultTo(false);
    t.boolean("is_approximate").notNullable().defaultTo(false);
    t.timestamp("captured_at").notNullable().defaultTo(knex.fn.now());
  });

  // data_version: one row per dataset, added at set-up and raised in the transaction of every change to it. Each API process is
  // notified and drops the cached public responses made of it.
  await knex.schema.createTable("data_version", (t) => {
    t.text("dataset").primary();
    t.bigInteger("version").notNullable();
  });

  // component: one theme of the dashboard. `seq` is the display order; `theme` is its name in data_source;
  // `link_url` explains the theme to the public.
  await knex.schema.createTable("component", (t) => {
    t.smallint("component_id").primary();
    t.text("theme").notNullable().unique();
    t.text("name").notNullable();
    t.text("description").notNullable();
    t.text("link_title").notNullable();
    t.text("link_url").notNullable();
    t.smallint("seq").notNullable();
  });

  // boundary: one area: 0 the country, 1 a province, 2 a district, 3 a municipality, 5 a SAPS precinct. A
  // metro has two rows with one code, a district and a municipality in it. `containing_boundary_id` is the
  // area directly around it; province and district are repeated so that no query walks the tree.
  // `people_count` is the Census 2022 count summed by police precinct: a denominator, not an official
  // municipal population. `precinct_count` is its number of precincts.
  await knex.schema.createTable("boundary", (t) => {
    t.integer("boundary_id").primary();
    t.smallint("boundary_type_id").notNullable();
    t.text("code").notNullable();
    t.text("description").notNullable();
    t.integer("containing_boundary_id").references("boundary.boundary_id").index();
    t.integer("national_boundary_id").references("boundary.boundary_id").index();
    t.integer("district_boundary_id").references("boundary.boundary_id").index();
    t.integer("people_count");
    t.integer("precinct_count").notNullable();
    t.unique(["boundary_type_id", "code"]);
  });

  // boundary_geometry: the polygon of a boundary, as GeoJSON text with at most five decimals, simplified
  // together with its neighbours in the same containing boundary. A boundary without one cannot be drawn. The
  // interior point is well inside the polygon, for pins without a place of their own; `interior_radius` is
  // its distance to the nearest border, in degrees.
  await knex.schema.createTable("boundary_geometry", (t) => {
    t.integer("boundary_id").primary().references("boundary.boundary_id");
    t.specificType("geometry", "json").notNullable();
    t.integer("data_source_id").notNullable().references("data_source.data_source_id");
    t.double("interior_longitude");
    t.double("interior_latitude");
    t.double("interior_radius");
  });

  // municipality_people: the estimated people of a municipality in the middle of a year, from
  // api/reference/people_by_year.csv, which is stored again at every set-up.
  await knex.schema.createTable("municipality_people", (t) => {
    t.text("code").notNullable();
    t.smallint("year").notNullable();
    t.integer("people_count").notNullable();
    t.primary(["code", "year"]);
  });

  // precinct_people: the people of a precinct in a year, which rates divide by: those counted in Census 2022,
  // times its municipality's people of that year over those of 2022. Where its municipality has no estimate,
  // those of the census.
  await knex.raw(`
    create view precinct_people as
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
    where precinct.boundary_type_id = 5`);
}
