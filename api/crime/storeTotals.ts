import type { Knex } from "knex";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import type { PeriodKey } from "../shared/quarters.ts";
import { comparePeriods, reportingPeriods } from "./periods.ts";
import { findCapturedTypes, findTypes, findVisiblePeriods } from "./queries.ts";
import { createCountsInTotal, periodId } from "./totals.ts";

export const PRECINCT_LINE = `
  with recursive line as (
    select boundary_id as precinct_id, boundary_id, containing_boundary_id, people_count
    from boundary where boundary_type_id = ${BOUNDARY_TYPE.precinct}
    union all
    select line.precinct_id, b.boundary_id, b.containing_boundary_id, line.people_count
    from boundary b join line on b.boundary_id = line.containing_boundary_id
  )`;

/** `covered` contains the precincts that have figures for the whole span. */
const LINES = `${PRECINCT_LINE}, span as (
    select * from json_to_recordset(:span) as s (year smallint, quarter smallint)
  ), covered as (
    select boundary_id as precinct_id from crime_coverage natural join span
    group by boundary_id having count(*) = (select count(*) from span)
  )`;

const YEAR_RANGE = "(select min(year) as first, max(year) as last from municipality_people)";
const clampYear = (year: string) => `least(greatest(${year}, known.first), known.last)`;

/**
 * Sums municipalities and not precincts, because a precinct that crosses a border counts in one municipality
 * only.
 */
const OWN_PEOPLE = `(
    select around.id as boundary_id, year, sum(of_year.people_count) as people_count
    from boundary municipality
    join municipality_people of_year using (code)
    cross join unnest(array[municipality.boundary_id, municipality.district_boundary_id]) as around (id)
    where municipality.boundary_type_id = ${BOUNDARY_TYPE.municipality}
    group by around.id, year
  )`;

const COUNTING =
  "json_to_recordset(:counting) as counting (year smallint, quarter smallint, types smallint[])";

/** Computes reports and people for each boundary and period. People are those of the period's first year. */
const PERIOD_COVERAGE = `${PRECINCT_LINE}, period as materialized (
    select year, quarter, ${clampYear("year")} as people_year from crime_period cross join ${YEAR_RANGE} known
  ), people as materialized (
    select line.boundary_id, precinct_id, year, of_year.people_count
    from line join precinct_people of_year using (precinct_id)
    where year in (select people_year from period)
  )
  insert into crime_period_coverage
    (boundary_id, year, quarter, precincts_reporting, covered_people_count, people_count, total)
  select boundary_id, covered.year, quarter, precincts_reporting, covered_people_count, people_count, total
  from (
    select people.boundary_id, period.year, quarter, people_year, count(*) as precincts_reporting,
      sum(people.people_count) as covered_people_count
    from period
    join crime_coverage using (year, quarter)
    join people on people.precinct_id = crime_coverage.boundary_id and people.year = people_year
    group by people.boundary_id, period.year, quarter, people_year
  ) covered
  join (
    select boundary_id, year as people_year, coalesce(own.people_count, sum(people.people_count)) as people_count
    from people left join ${OWN_PEOPLE} own using (boundary_id, year) group by boundary_id, year, own.people_count
  ) whole using (boundary_id, people_year)
  left join (
    select boundary_id, year, quarter, (select sum(counts[type]) from unnest(types) as type) as total
    from crime_count join ${COUNTING} using (year, quarter)
  ) totals using (boundary_id, year, quarter)`;

/** A type is summed over the periods in which it counts, so that types add up to the total. */
const SPAN_BY_TYPE = `insert into crime_span_figure (boundary_id, crime_type_id, value, is_included)
  ${LINES}, figures as materialized (
    select covered.precinct_id, crime_type_id, sum(value) as value,
      sum(value) filter (where crime_type_id = any(types)) as counted
    from covered
    join crime_figure on crime_figure.boundary_id = covered.precinct_id
    join span using (year, quarter)
    left join ${COUNTING} using (year, quarter)
    where crime_type_id = any(array(select crime_type_id from crime_type where is_gbvf_related))
    group by covered.precinct_id, crime_type_id
  )
  select line.boundary_id, crime_type_id, coalesce(sum(counted), sum(value)), sum(counted) is not null
  from figures join line using (precinct_id)
  group by line.boundary_id, crime_type_id`;

const SPAN = `insert into crime_span_coverage
    (boundary_id, precincts_reporting, covered_people_count, people_count, people_year, total, reported)
  ${LINES}
  select boundary_id, precincts_reporting, covered_people_count, people_count, people_year, total, reported
  from (
    select boundary_id, count(covered.precinct_id) as precincts_reporting,
      sum(people.people_count) filter (where covered.precinct_id is not null) as covered_people_count,
      coalesce(own.people_count, sum(people.people_count)) as people_count, year as people_year
    from line
    join precinct_people people using (precinct_id)
    join ${YEAR_RANGE} known on year = ${clampYear("cast(:year as int)")}
    left join covered using (precinct_id)
    left join ${OWN_PEOPLE} own using (boundary_id, year)
    group by boundary_id, year, own.people_count
  ) people
  left join (
    select boundary_id, sum(value) as total from crime_span_figure where is_included group by boundary_id
  ) totals using (boundary_id)
  left join (
    select boundary_id, sum(total) as reported from crime_period_coverage natural join span group by boundary_id
  ) reports using (boundary_id)`;

/** Every transaction that changes crime figures, their types or the numbers of people must call this. */
export async function storeTotals(trx: Knex.Transaction): Promise<void> {
  await trx("crime_span_coverage").delete();
  await trx("crime_span_figure").delete();
  await trx("crime_period_coverage").delete();
  const types = await findTypes(trx);
  const nationalSums = await findCapturedTypes(trx, types);
  const countsInTotal = createCountsInTotal(types, nationalSums);
  const countingFigures = nationalSums.filter((figure) => countsInTotal(figure.crimeTypeId, figure));
  const countingJson = JSON.stringify(
    [...Map.groupBy(countingFigures, periodId).values()].map((figures) => ({
      ...figures[0],
      types: figures.map(({ crimeTypeId }) => crimeTypeId),
    })),
  );
  // With the default memory, PostgreSQL would sort the sums of a long history on disk.
  await trx.raw("set local work_mem = '64MB'");
  // Without statistics of the new rows, PostgreSQL would choose a nested loop, which takes minutes.
  await trx.raw("set local enable_nestloop = off");
  await trx.raw(PERIOD_COVERAGE, { counting: countingJson });
  await trx.raw("set local enable_nestloop = on");
  const published: PeriodKey[] = await trx("crime_period").select("year", "quarter");
  const periods = reportingPeriods(await findVisiblePeriods(trx, published.sort(comparePeriods)));
  const [first] = periods;
  if (first === undefined) return;
  const span = JSON.stringify(periods.map(({ year, quarter }) => ({ year, quarter })));
  await trx.raw(SPAN_BY_TYPE, { span, counting: countingJson });
  await trx.raw(SPAN, { span, year: first.year });
}
