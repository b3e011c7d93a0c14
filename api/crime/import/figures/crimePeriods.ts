import type { Knex } from "knex";
import type { PeriodKey } from "../../../shared/quarters.ts";
import { storeSource } from "../../../source/storeSource.ts";

export type FigureSource = Omit<Parameters<typeof storeSource>[1], "theme">;

export const getPeriodNumber = ({ year, quarter }: PeriodKey): number => year * 10 + quarter;

export const toPeriodPairs = (periods: readonly PeriodKey[]) =>
  periods.map(({ year, quarter }) => [year, quarter]);

export async function readPeriods(trx: Knex, filter: { isDemonstration: boolean }): Promise<PeriodKey[]> {
  return trx("crime_period_source")
    .join("data_source", "data_source.data_source_id", "crime_period_source.data_source_id")
    .where("is_demonstration", filter.isDemonstration)
    .distinct("year", "quarter");
}

export async function removePeriods(trx: Knex, periods: readonly PeriodKey[]): Promise<void> {
  if (periods.length === 0) return;
  for (const table of ["crime_count", "crime_coverage", "crime_period", "crime_period_source"]) {
    await trx(table).whereIn(["year", "quarter"], toPeriodPairs(periods)).delete();
  }
}

export async function readSources(
  trx: Knex,
  periods: readonly PeriodKey[],
): Promise<(PeriodKey & { dataSourceId: number })[]> {
  return trx("crime_period_source")
    .whereIn(["year", "quarter"], toPeriodPairs(periods))
    .select("year", "quarter", "data_source_id as dataSourceId");
}

export async function removeUnusedSources(trx: Knex): Promise<void> {
  await trx("data_source")
    .where("theme", "crime")
    .whereNotIn("data_source_id", trx("crime_period_source").select("data_source_id"))
    .delete();
}

export async function storePeriods(
  trx: Knex,
  source: FigureSource,
  periods: readonly PeriodKey[],
  remaining: readonly (PeriodKey & { dataSourceId: number })[],
): Promise<void> {
  const data_source_id = await storeSource(trx, { theme: "crime", ...source });
  await trx("crime_period").insert(periods.map(({ year, quarter }) => ({ year, quarter })));
  await trx("crime_period_source").insert([
    ...periods.map(({ year, quarter }) => ({ year, quarter, data_source_id })),
    ...remaining.map(({ year, quarter, dataSourceId }) => ({ year, quarter, data_source_id: dataSourceId })),
  ]);
}
