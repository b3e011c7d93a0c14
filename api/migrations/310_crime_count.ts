import type { Knex } from "knex";

/**
 * crime_count: reports of one boundary in one period, of all types: `counts[crime_type_id]`, null where not captured.
 * Rows of precincts were captured; rows of the areas above are their sums, written in the same transaction. No row:
 * nothing was captured.
 *
 * crime_figure: now a view of it, a row for each figure. A row in the table for each took most of an import's time.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("crime_count", (t) => {
    t.integer("boundary_id").notNullable();
    t.smallint("year").notNullable();
    t.smallint("quarter").notNullable();
    t.specificType("counts", "integer[]").notNullable();
    t.primary(["boundary_id", "year", "quarter"]);
  });
  await knex.raw(
    `insert into crime_count (boundary_id, year, quarter, counts)
      select boundary_id, year, quarter, array_agg(value order by crime_type_id)
      from (select distinct boundary_id, year, quarter from crime_figure) as held
      cross join (
        select generate_series(1, max(crime_type_id))::smallint as crime_type_id from crime_figure
      ) as types
      left join crime_figure using (boundary_id, year, quarter, crime_type_id)
      group by boundary_id, year, quarter
      order by boundary_id, year, quarter`,
  );
  await knex.schema.dropTable("crime_figure");
  await knex.raw(
    `create view crime_figure as
      select boundary_id, year, quarter, crime_type_id::smallint as crime_type_id, value
      from crime_count cross join unnest(counts) with ordinality as of (value, crime_type_id)
      where value is not null`,
  );
}
