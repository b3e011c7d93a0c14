import type { Knex } from "knex";

export async function createCrimeTables(knex: Knex): Promise<void> {
  // crime_type: one category of the police's statistics; the public sees only those related to GBVF.
  // `parent_crime_type_id` names the total that it is part of; a parent is never added to its children.
  // `is_included`: counts as GBVF by default; of a parent and its children, the children count if captured,
  // else the parent.
  await knex.schema.createTable("crime_type", (t) => {
    t.smallint("crime_type_id").primary();
    t.text("description").notNullable().unique();
    t.smallint("parent_crime_type_id").references("crime_type.crime_type_id");
    t.boolean("is_gbvf_related").notNullable();
    t.boolean("is_included").notNullable();
    t.smallint("seq").notNullable();
  });

  // crime_period: one period with figures: calendar quarter 1 to 4 of `year`, or quarter 0, the financial
  // year that begins in April of `year`.
  await knex.schema.createTable("crime_period", (t) => {
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.primary(["year", "quarter"]);
  });

  // crime_period_source: the sources that have figures of a period.
  await knex.schema.createTable("crime_period_source", (t) => {
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.integer("data_source_id").notNullable().references("data_source.data_source_id").index();
    t.primary(["year", "quarter", "data_source_id"]);
  });

  // crime_count: reports of one boundary in one period, of all types: `counts[crime_type_id]`, null where not
  // captured. Rows of precincts were captured; rows of the areas above are their sums, written in the same
  // transaction. No row: nothing was captured.
  await knex.schema.createTable("crime_count", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.specificType("counts", "integer[]").notNullable();
    t.primary(["boundary_id", "year", "quarter"]);
  });

  // crime_figure: crime_count with one row for each figure.
  await knex.raw(`
    create view crime_figure as
    select boundary_id, year, quarter, crime_type_id::smallint as crime_type_id, value
    from crime_count cross join unnest(counts) with ordinality as of (value, crime_type_id)
    where value is not null`);

  // crime_coverage: one row per precinct with figures of a period.
  await knex.schema.createTable("crime_coverage", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.primary(["boundary_id", "year", "quarter"]);
  });

  // crime_period_coverage: for each boundary and period, how many of its precincts have figures, the people
  // of those (`covered_people_count`) and of all its precincts (`people_count`). `total` is the reports of
  // the types that count; null if none was captured. Written in the transaction of every change to figures,
  // types or people.
  await knex.schema.createTable("crime_period_coverage", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.integer("covered_people_count");
    t.integer("people_count");
    t.integer("precincts_reporting").notNullable().defaultTo(0);
    t.integer("total");
    t.primary(["boundary_id", "year", "quarter"]);
  });

  // crime_span_coverage: the basis of rates over the reporting span, of the precincts with figures for the
  // whole span. `precincts_reporting` counts them in each boundary, `covered_people_count` is their people in
  // `people_year`, `people_count` those of all its precincts (null if nobody was counted). `total` is their
  // reports, `reported` those of all precincts; null if none was captured.
  await knex.schema.createTable("crime_span_coverage", (t) => {
    t.integer("boundary_id").primary();
    t.integer("precincts_reporting").notNullable();
    t.integer("covered_people_count");
    t.integer("people_count");
    t.smallint("people_year");
    t.integer("total");
    t.integer("reported");
  });

  // crime_span_figure: one row for each boundary and type, over the whole span. `is_included`: counts towards
  // the total, in the periods that `value` adds up; other types are added up over all periods.
  await knex.schema.createTable("crime_span_figure", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("crime_type_id").notNullable();
    t.integer("value").notNullable();
    t.boolean("is_included").notNullable();
    t.primary(["boundary_id", "crime_type_id"]);
  });

  // crime_heading: a heading of files of crime figures, and what its column is: `meaning` is a subject of
  // such a file, or null for a column to leave out. Chosen by an administrator for later imports.
  // `heading_key` is the normalised heading. Headings that the product knows are not stored here.
  await knex.schema.createTable("crime_heading", (t) => {
    t.text("heading_key").primary();
    t.text("heading").notNullable();
    t.text("meaning").checkIn(["station", "category", "period", "count", "province", "level"]);
  });

  // station_alias: an operator's name for a police station, for later imports. `name_key` is the normalised
  // name, `province_code` the province where it is used ("" for any), and `station_code` the code of the
  // station's precinct. Official names are reference data and not stored here.
  await knex.schema.createTable("station_alias", (t) => {
    t.text("name_key").notNullable();
    t.text("province_code").notNullable();
    t.text("alias").notNullable();
    t.text("station_code").notNullable();
    t.primary(["name_key", "province_code"]);
  });
}
