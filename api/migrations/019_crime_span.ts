import type { Knex } from "knex";

/**
 * crime_coverage: one row per precinct with figures of a period.
 *
 * crime_span_coverage, crime_span_figure: the basis of totals and rates over the reporting span, written in the
 * transaction of every change to the figures. Both cover the precincts with figures for the whole span.
 * `precincts_reporting` counts them in each boundary, `covered_people_count` is their people, `people_count` those of
 * all its precincts (null if nobody was counted). A boundary's figures are the sums over these precincts.
 *
 * crime_period_source: the sources that have figures of a period.
 */
export async function up(knex: Knex): Promise<void> {
  await knex("crime_coverage")
    .whereNotIn("boundary_id", knex("boundary").where({ boundary_type_id: 5 }).select("boundary_id"))
    .delete();
  await knex.schema.alterTable("crime_coverage", (t) => {
    t.dropColumns("precincts_reporting", "covered_people_count");
  });
  await knex.schema.createTable("crime_span_coverage", (t) => {
    t.integer("boundary_id").primary();
    t.integer("precincts_reporting").notNullable();
    t.integer("covered_people_count");
    t.integer("people_count");
  });
  await knex.schema.createTable("crime_span_figure", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.smallint("crime_type_id").notNullable();
    t.integer("value").notNullable();
    t.primary(["boundary_id", "year", "quarter", "crime_type_id"]);
  });
  await knex.schema.createTable("crime_period_source", (t) => {
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.integer("data_source_id").notNullable().references("data_source_id").inTable("data_source").index();
    t.primary(["year", "quarter", "data_source_id"]);
  });
  await knex.raw(
    "insert into crime_period_source (year, quarter, data_source_id) select year, quarter, data_source_id from crime_period",
  );
  await knex.schema.alterTable("crime_period", (t) => {
    t.dropColumn("data_source_id");
  });
}
