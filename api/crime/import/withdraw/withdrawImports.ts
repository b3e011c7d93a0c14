import type { Knex } from "knex";
import { listImportsToWithdraw } from "../../../import/listImportsToWithdraw.ts";
import { BOUNDARY_TYPE } from "../../../shared/figures/boundaryTypes.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import { PRECINCT_LINE, storeTotals } from "../../storeTotals.ts";
import { removeUnusedSources, toPeriodPairs } from "../figures/crimePeriods.ts";
import { describeWithdrawal } from "./describeWithdrawal.ts";

export async function findImportsToWithdraw(trx: Knex, importId: number): Promise<number[]> {
  const appliedImports: { importId: number; replacesDemonstration: boolean }[] = await trx("data_import as i")
    .whereIn("i.state", ["applied", "withdrawing"])
    .whereExists(trx("crime_import_period as p").whereRaw("p.import_id = i.import_id"))
    .orderBy(["i.finished_at", "i.import_id"])
    .select("i.import_id")
    .select(
      trx.raw(
        `exists (select from crime_import_period p where p.import_id = i.import_id
           and p.replaced_sources @> '[{"is_demonstration": true}]') as replaces_demonstration`,
      ),
    );
  return listImportsToWithdraw(importId, appliedImports, (later) =>
    trx("crime_import_period as a")
      .joinRaw("join crime_import_period b using (year, quarter)")
      .whereIn("a.import_id", [importId, ...later])
      .whereIn("b.import_id", later)
      .whereRaw("a.boundary_ids && b.boundary_ids")
      .distinct("a.import_id as earlier", "b.import_id as later"),
  );
}

/** @param importIds from `findImportsToWithdraw`, in its order */
export async function withdrawImports(
  trx: Knex.Transaction,
  importIds: readonly number[],
): Promise<string[]> {
  await trx.raw("lock table crime_period in exclusive mode");
  const summary = await describeWithdrawal(trx, importIds);
  const periods: PeriodKey[] = await trx("crime_import_period")
    .whereIn("import_id", importIds)
    .distinct("year", "quarter");
  for (const importId of importIds) await restoreRows(trx, importId);
  for (const table of ["crime_import_period", "crime_count_replaced", "crime_unplaced"])
    await trx(table).whereIn("import_id", importIds).delete();
  await sumAreas(trx, periods);
  await removeUnusedSources(trx);
  await storeTotals(trx);
  return [summary];
}

async function restoreRows(trx: Knex.Transaction, importId: number): Promise<void> {
  const replaced = trx("crime_count_replaced").where({ importId });
  await trx("crime_count")
    .whereIn(["boundary_id", "year", "quarter"], replaced.clone().select("boundary_id", "year", "quarter"))
    .delete();
  await trx(trx.raw("crime_count (boundary_id, year, quarter, counts)")).insert(
    replaced.clone().whereNotNull("counts").select("boundary_id", "year", "quarter", "counts"),
  );
  await trx("crime_period_source")
    .whereIn("data_source_id", trx("data_source").where({ importId }).select("data_source_id"))
    .delete();
  const fromReplaced = `
    from crime_import_period cross join jsonb_array_elements(replaced_sources) as replaced (source)
    where crime_import_period.import_id = ? and not exists (
      select from data_import where state = 'withdrawn' and data_import.import_id = (source ->> 'import_id')::int
    )
    on conflict do nothing`;
  await trx.raw(
    `insert into data_source select (jsonb_populate_record(null::data_source, source)).* ${fromReplaced}`,
    [importId],
  );
  await trx.raw(
    `insert into crime_period_source (year, quarter, data_source_id)
     select year, quarter, (source ->> 'data_source_id')::int ${fromReplaced}`,
    [importId],
  );
}

/** Recomputes larger areas, coverage and periods from the precincts. */
async function sumAreas(trx: Knex.Transaction, periods: readonly PeriodKey[]): Promise<void> {
  const wherePeriods = (query: Knex.QueryBuilder) =>
    query.whereIn(["year", "quarter"], toPeriodPairs(periods));
  const precincts = trx("boundary").where("boundary_type_id", BOUNDARY_TYPE.precinct).select("boundary_id");
  await wherePeriods(trx("crime_count")).whereNotIn("boundary_id", precincts).delete();
  for (const table of ["crime_coverage", "crime_period"]) await wherePeriods(trx(table)).delete();
  const periodsJson = JSON.stringify(periods);
  const PERIODS = "json_to_recordset(:chosen) as chosen (year smallint, quarter smallint)";
  // PostgreSQL has no statistics of rows that this transaction wrote, so it would choose slow nested loops.
  await trx.raw("set local enable_nestloop = off");
  await trx.raw(
    `insert into crime_count (boundary_id, year, quarter, counts)
     ${PRECINCT_LINE}
     select boundary_id, year, quarter, array_agg(value order by type)
     from (
       select line.boundary_id, year, quarter, type, sum(value)::int as value
       from line join crime_count on crime_count.boundary_id = precinct_id join ${PERIODS} using (year, quarter)
       cross join unnest(counts) with ordinality as count (value, type)
       where line.boundary_id <> precinct_id
       group by line.boundary_id, year, quarter, type
     ) sums
     group by boundary_id, year, quarter`,
    { chosen: periodsJson },
  );
  await trx.raw("set local enable_nestloop = on");
  await trx.raw(
    `insert into crime_coverage (boundary_id, year, quarter)
     select distinct boundary_id, year, quarter
     from crime_figure join ${PERIODS} using (year, quarter) join crime_type using (crime_type_id)
     where is_gbvf_related and boundary_id in (select boundary_id from boundary where boundary_type_id = :precinct)`,
    { chosen: periodsJson, precinct: BOUNDARY_TYPE.precinct },
  );
  await trx.raw(
    `insert into crime_period (year, quarter)
     select distinct year, quarter from crime_count join ${PERIODS} using (year, quarter)`,
    { chosen: periodsJson },
  );
  await wherePeriods(trx("crime_period_source"))
    .whereNotIn(["year", "quarter"], trx("crime_period").select("year", "quarter"))
    .delete();
}
