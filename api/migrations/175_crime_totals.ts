import type { Knex } from "knex";

/**
 * Sums that answers read, written in the transaction of every change to figures, types or people:
 *
 * crime_period_coverage.total: reports of the types that count in the period; null if none was captured.
 *
 * crime_span_figure: now one row for each boundary and type, over the whole span. `is_included`: counts towards the total,
 * in the periods that `value` adds up; other types are added up over all periods.
 *
 * crime_span_coverage.total: of the precincts with figures for the whole span; `reported`: of all precincts. Null if none
 * was captured.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable("crime_period_coverage", (t) => {
    t.integer("total");
  });
  await knex.schema.alterTable("crime_span_coverage", (t) => {
    t.integer("total");
    t.integer("reported");
  });
  await knex("crime_span_figure").delete();
  await knex.schema.alterTable("crime_span_figure", (t) => {
    t.dropPrimary();
    t.dropColumns("year", "quarter");
    t.boolean("is_included").notNullable();
    t.primary(["boundary_id", "crime_type_id"]);
  });
  // The set-up that follows stores the people again, and with them all of these sums.
  await knex("municipality_people").delete();
}
