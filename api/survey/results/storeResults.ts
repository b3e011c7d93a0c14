import type { Knex } from "knex";
import { copyRows } from "../../lib/database/copyRows.ts";
import { lastDayOf, type Quarter, quarterNumber } from "../../shared/quarters.ts";
import { findRuns } from "./findRuns.ts";
import { resultRows } from "./resultRows.ts";

const RESULT_COLUMNS = {
  boundary_id: 4,
  year: 2,
  quarter: 2,
  organisation_type_id: 2,
  organisation_count: 4,
  actual_responses: 4,
  expected_responses: 4,
  behaviours: 2,
  practices: 2,
  policies: 2,
  overall: 2,
} as const;
const HIDDEN = [null, null, null, null, null, null, null] as const;

/** Call it in the transaction that changed the surveys. */
export async function storeResults(
  trx: Knex.Transaction,
  quarters: readonly Quarter[],
  dataSourceId: number,
): Promise<void> {
  const pairs = quarters.map(({ year, quarter }) => [year, quarter]);
  // Without the lock, surveys that close concurrently would not see each other.
  await trx.raw("lock table health_check_quarter in exclusive mode");
  await trx("health_check_result").whereIn(["year", "quarter"], pairs).delete();
  await trx("health_check_quarter").whereIn(["year", "quarter"], pairs).delete();
  const runsByQuarter = Map.groupBy(await findRuns(trx, quarters), quarterNumber);
  const rows: (number | null)[][] = [];
  for (const runs of runsByQuarter.values()) {
    const { year, quarter } = runs[0] as Quarter;
    await trx("health_check_quarter").insert({
      year,
      quarter,
      registered_organisations: await countRegistered(trx, lastDayOf({ year, quarter })),
      data_source_id: dataSourceId,
    });
    for (const { boundaryId, organisationTypeId, published } of resultRows(runs)) {
      rows.push([boundaryId, year, quarter, organisationTypeId, ...(published ?? HIDDEN)]);
    }
  }
  await copyRows(trx, "health_check_result", RESULT_COLUMNS, rows);
}

async function countRegistered(trx: Knex, day: string): Promise<number> {
  const [row] = await trx("organisation").where("registered_on", "<=", day).count("* as n");
  return Number(row?.n);
}
