import type { Knex } from "knex";
import { BOUNDARY_TYPE } from "../../../shared/figures/boundaryTypes.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import type { BoundaryTree } from "../stations/boundaryTree.ts";
import { getPeriodNumber, type readSources, toPeriodPairs } from "./crimePeriods.ts";
import type { MergedFigures } from "./mergeFigures.ts";

type ReplacedFigures = {
  importId: number;
  tree: BoundaryTree;
  merged: readonly MergedFigures[];
  demonstration: readonly PeriodKey[];
  remainingSources: Awaited<ReturnType<typeof readSources>>;
};

/** Stores the figures that an import is about to replace, so that it can be withdrawn. */
export async function storeReplaced(
  trx: Knex,
  { importId, tree, merged, demonstration, remainingSources }: ReplacedFigures,
): Promise<void> {
  const getIds = (precincts: readonly number[]) => precincts.map((each) => tree.boundaryIds[each] as number);
  for (const { period, providedPrecincts, changedPrecincts } of merged) {
    await trx("crime_import_period").insert({ importId, ...period, boundaryIds: getIds(providedPrecincts) });
    await trx.raw(
      `insert into crime_count_replaced (import_id, year, quarter, boundary_id, counts)
       select :importId::int, :year::smallint, :quarter::smallint, boundary_id, counts
       from unnest(cast(:ids as int[])) as changed (boundary_id)
       left join (select * from crime_count where year = :year and quarter = :quarter) before using (boundary_id)`,
      { importId, ...period, ids: getIds(changedPrecincts) },
    );
  }
  if (demonstration.length > 0) await storeReplacedDemonstration(trx, importId, demonstration);
  const sourcesByPeriod = Map.groupBy(remainingSources, getPeriodNumber);
  for (const period of [
    ...merged.filter(({ changedPrecincts }) => changedPrecincts.length > 0).map((each) => each.period),
    ...demonstration,
  ]) {
    const sourceIds =
      sourcesByPeriod.get(getPeriodNumber(period))?.map(({ dataSourceId }) => dataSourceId) ?? [];
    await trx("crime_import_period")
      .where({ importId, ...period })
      .update({
        replacedSources: trx("data_source as s")
          .join("crime_period_source as p", "p.data_source_id", "s.data_source_id")
          .where(period)
          .whereNotIn("s.data_source_id", sourceIds)
          .select(trx.raw("coalesce(jsonb_agg(to_jsonb(s)), '[]')")),
      });
  }
}

async function storeReplacedDemonstration(
  trx: Knex,
  importId: number,
  periods: readonly PeriodKey[],
): Promise<void> {
  await trx("crime_import_period")
    .insert(periods.map(({ year, quarter }) => ({ importId, year, quarter, boundaryIds: [] })))
    .onConflict()
    .ignore();
  await trx(trx.raw("crime_count_replaced (import_id, year, quarter, boundary_id, counts)"))
    .insert(
      trx("crime_count")
        .join("boundary", "boundary.boundary_id", "crime_count.boundary_id")
        .where("boundary_type_id", BOUNDARY_TYPE.precinct)
        .whereIn(["year", "quarter"], toPeriodPairs(periods))
        .select(trx.raw("?::int", [importId]), "year", "quarter", "crime_count.boundary_id", "counts"),
    )
    .onConflict()
    .ignore();
}
