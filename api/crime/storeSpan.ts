import type { Knex } from "knex";
import { BOUNDARY_TYPE } from "../lib/boundaryTypes.ts";
import type { PeriodKey } from "../lib/quarters.ts";
import { reportingPeriods } from "./periods.ts";

/** Precincts, paired with themselves and every boundary around them. */
const LINE = `
  with recursive line as (
    select boundary_id as precinct_id, boundary_id, containing_boundary_id, people_count
    from boundary where boundary_type_id = ${BOUNDARY_TYPE.precinct}
    union all
    select line.precinct_id, b.boundary_id, b.containing_boundary_id, line.people_count
    from boundary b join line on b.boundary_id = line.containing_boundary_id
  )`;

/** And the precincts with figures for the whole span. */
const LINES = `${LINE}, span as (
    select * from json_to_recordset(:span) as s (year smallint, quarter smallint)
  ), covered as (
    select boundary_id as precinct_id from crime_coverage natural join span
    group by boundary_id having count(*) = (select count(*) from span)
  )`;

/** People in precincts with figures of a period, and in all; by every boundary around them. */
const PERIOD_COVERAGE = `${LINE}
  insert into crime_period_coverage (boundary_id, year, quarter, covered_people_count, people_count)
  select line.boundary_id, year, quarter, sum(line.people_count), whole.people_count
  from line
  join crime_coverage on crime_coverage.boundary_id = line.precinct_id
  join (select boundary_id, sum(people_count) as people_count from line group by boundary_id) whole
    on whole.boundary_id = line.boundary_id
  group by line.boundary_id, year, quarter, whole.people_count`;

/** The basis of totals and rates. Call it in every transaction that changes crime figures or boundaries. */
export async function storeSpan(trx: Knex.Transaction): Promise<void> {
  await trx("crime_span_coverage").delete();
  await trx("crime_span_figure").delete();
  await trx("crime_period_coverage").delete();
  await trx.raw(PERIOD_COVERAGE);
  const published: PeriodKey[] = await trx("crime_period").select("year", "quarter");
  const periods = reportingPeriods(published);
  if (periods.length === 0) return;
  const span = JSON.stringify(periods.map(({ year, quarter }) => ({ year, quarter })));
  await trx.raw(
    `insert into crime_span_coverage (boundary_id, precincts_reporting, covered_people_count, people_count)
    ${LINES}
    select boundary_id, count(covered.precinct_id), sum(people_count) filter (where covered.precinct_id is not null),
      sum(people_count)
    from line left join covered using (precinct_id) group by boundary_id`,
    { span },
  );
  await trx.raw(
    `insert into crime_span_figure (boundary_id, year, quarter, crime_type_id, value)
    ${LINES}
    select line.boundary_id, year, quarter, crime_type_id, sum(value)
    from covered
    join crime_figure on crime_figure.boundary_id = covered.precinct_id
    join span using (year, quarter)
    join crime_type using (crime_type_id)
    join line on line.precinct_id = covered.precinct_id
    where is_gbvf_related
    group by line.boundary_id, year, quarter, crime_type_id`,
    { span },
  );
}
