import type { Knex } from "knex";
import type { PeriodKey } from "../lib/time/quarters.ts";
import { reportingPeriods } from "./periods.ts";
import { PRECINCT_LINE } from "./precinctLine.ts";
import { findCapturedTypes, findTypes } from "./queries.ts";
import { inclusionOf } from "./totals.ts";

/** And the precincts with figures for the whole span. */
const LINES = `${PRECINCT_LINE}, span as (
    select * from json_to_recordset(:span) as s (year smallint, quarter smallint)
  ), covered as (
    select boundary_id as precinct_id from crime_coverage natural join span
    group by boundary_id having count(*) = (select count(*) from span)
  )`;

/** The people of a year, of the nearest that is known. */
const knownYear = (year: string) => `(
    select least(greatest(${year}, min(known.year)), max(known.year)) from municipality_people known
  )`;

/** Which types count in which period. */
const COUNTING =
  "json_to_recordset(:counting) as counting (year smallint, quarter smallint, crime_type_id smallint)";

/**
 * People in precincts with figures of a period, and in all; by every boundary around them. They are those of the year in
 * which the period begins.
 */
const PERIOD_COVERAGE = `${PRECINCT_LINE}, period as materialized (
    select year, quarter, ${knownYear("crime_period.year")} as people_year from crime_period
  ), people as materialized (
    select line.boundary_id, precinct_id, year, of_year.people_count
    from line join precinct_people of_year using (precinct_id)
    where year in (select people_year from period)
  )
  insert into crime_period_coverage
    (boundary_id, year, quarter, precincts_reporting, covered_people_count, people_count)
  select people.boundary_id, period.year, quarter, count(*), sum(people.people_count), whole.people_count
  from period
  join crime_coverage using (year, quarter)
  join people on people.precinct_id = crime_coverage.boundary_id and people.year = people_year
  join (select boundary_id, year, sum(people_count) as people_count from people group by boundary_id, year) whole
    on whole.boundary_id = people.boundary_id and whole.year = people_year
  group by people.boundary_id, period.year, quarter, whole.people_count`;

const PERIOD_TOTALS = `update crime_period_coverage as c set total = totals.total
  from (
    select boundary_id, year, quarter, sum(value) as total
    from crime_figure join ${COUNTING} using (year, quarter, crime_type_id)
    group by boundary_id, year, quarter
  ) totals
  where (totals.boundary_id, totals.year, totals.quarter) = (c.boundary_id, c.year, c.quarter)`;

/** A type that counts in some periods only is summed over those, so that types that count add up to the total. */
const SPAN_BY_TYPE = `insert into crime_span_figure (boundary_id, crime_type_id, value, is_included)
  ${LINES}
  select line.boundary_id, crime_type_id,
    coalesce(sum(value) filter (where is_counting), sum(value)), coalesce(bool_or(is_counting), false)
  from covered
  join crime_figure on crime_figure.boundary_id = covered.precinct_id
  join span using (year, quarter)
  join crime_type using (crime_type_id)
  left join (select year, quarter, crime_type_id, true as is_counting from ${COUNTING}) counting
    using (year, quarter, crime_type_id)
  join line on line.precinct_id = covered.precinct_id
  where is_gbvf_related
  group by line.boundary_id, crime_type_id`;

const SPAN = `insert into crime_span_coverage
    (boundary_id, precincts_reporting, covered_people_count, people_count, people_year, total, reported)
  ${LINES}
  select boundary_id, precincts_reporting, covered_people_count, people_count, people_year, total, reported
  from (
    select boundary_id, count(covered.precinct_id) as precincts_reporting,
      sum(people.people_count) filter (where covered.precinct_id is not null) as covered_people_count,
      sum(people.people_count) as people_count, year as people_year
    from line
    join precinct_people people using (precinct_id)
    left join covered using (precinct_id)
    where year = ${knownYear("cast(:year as int)")}
    group by boundary_id, year
  ) people
  left join (
    select boundary_id, sum(value) as total from crime_span_figure where is_included group by boundary_id
  ) totals using (boundary_id)
  left join (
    select boundary_id, sum(total) as reported from crime_period_coverage natural join span group by boundary_id
  ) reports using (boundary_id)`;

/**
 * The sums and the people that totals and rates are made of. Call it in every transaction that changes crime figures,
 * their types, or people.
 */
export async function storeTotals(trx: Knex.Transaction): Promise<void> {
  await trx("crime_span_coverage").delete();
  await trx("crime_span_figure").delete();
  await trx("crime_period_coverage").delete();
  const types = await findTypes(trx);
  const captured = await findCapturedTypes(trx, types);
  const isIncluded = inclusionOf(types, captured);
  const counting = JSON.stringify(
    captured
      .filter((figure) => isIncluded(figure.crimeTypeId, figure))
      .map(({ year, quarter, crimeTypeId }) => ({ year, quarter, crime_type_id: crimeTypeId })),
  );
  await trx.raw(PERIOD_COVERAGE);
  // Rows of this transaction have no statistics yet: a nested loop looks cheap, and takes minutes.
  await trx.raw("set local enable_nestloop = off");
  await trx.raw(PERIOD_TOTALS, { counting });
  await trx.raw("set local enable_nestloop = on");
  const published: PeriodKey[] = await trx("crime_period").select("year", "quarter");
  const periods = reportingPeriods(published);
  const [first] = periods;
  if (first === undefined) return;
  const span = JSON.stringify(periods.map(({ year, quarter }) => ({ year, quarter })));
  await trx.raw(SPAN_BY_TYPE, { span, counting });
  await trx.raw(SPAN, { span, year: first.year });
}
