import type { Knex } from "knex";

/**
 * boundary: one area: 0 the country, 1 a province, 2 a district, 3 a municipality, 5 a SAPS precinct. A metro has two
 * rows with one code, a district and a municipality in it. `containing_boundary_id` is the area directly around it;
 * province and district are repeated so that no query walks the tree. `people_count` is the Census 2022 count summed by
 * police precinct: a denominator, not an official municipal population. `precinct_count` is its number of precincts.
 *
 * boundary_geometry: the polygon of a boundary, as GeoJSON text with at most five decimals, simplified together with
 * its neighbours in the same containing boundary. A boundary without one cannot be drawn.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("boundary", (t) => {
    t.integer("boundary_id").primary();
    t.smallint("boundary_type_id").notNullable();
    t.text("code").notNullable();
    t.text("description").notNullable();
    t.integer("containing_boundary_id").references("boundary_id").inTable("boundary").index();
    t.integer("national_boundary_id").references("boundary_id").inTable("boundary").index();
    t.integer("district_boundary_id").references("boundary_id").inTable("boundary").index();
    t.integer("people_count");
    t.integer("precinct_count").notNullable();
    t.unique(["boundary_type_id", "code"]);
  });
  await knex.schema.createTable("boundary_geometry", (t) => {
    t.integer("boundary_id").primary().references("boundary_id").inTable("boundary");
    t.specificType("geometry", "json").notNullable();
    t.integer("data_source_id").notNullable().references("data_source_id").inTable("data_source");
  });
}
