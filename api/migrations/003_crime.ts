import type { Knex } from "knex";

/**
 * crime_type: one category of the police's statistics; the public sees only those related to GBVF.
 * `parent_crime_type_id` names the total it is part of; a parent is never added to its children. `is_included`: counts
 * as GBVF by default; of a parent and its children, the children count if captured, else the parent.
 *
 * crime_period: one period with figures: calendar quarter 1 to 4 of `year`, or quarter 0, the financial year that
 * begins in April of `year`. All its figures have one source.
 *
 * crime_figure: reports of one type in one boundary and period. Rows of precincts were captured; rows of the areas
 * above are their sums, written in the same transaction. No row: not captured.
 *
 * crime_coverage: for each boundary and period, how many of its precincts have figures, and how many people live in its
 * directly contained boundaries that have some (for a precinct: its own people).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("crime_type", (t) => {
    t.smallint("crime_type_id").primary();
    t.text("description").notNullable().unique();
    t.smallint("parent_crime_type_id").references("crime_type_id").inTable("crime_type");
    t.boolean("is_gbvf_related").notNullable();
    t.boolean("is_included").notNullable();
    t.smallint("seq").notNullable();
  });
  await knex.schema.createTable("crime_period", (t) => {
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.integer("data_source_id").notNullable().references("data_source_id").inTable("data_source");
    t.primary(["year", "quarter"]);
  });
  await knex.schema.createTable("crime_figure", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.smallint("crime_type_id").notNullable();
    t.integer("value").notNullable();
    t.primary(["boundary_id", "year", "quarter", "crime_type_id"]);
  });
  await knex.schema.createTable("crime_coverage", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.integer("precincts_reporting").notNullable();
    t.integer("covered_people_count");
    t.primary(["boundary_id", "year", "quarter"]);
  });
}
