import type { Knex } from "knex";
import type { PeriodKey } from "../../../shared/quarters.ts";
import type { BoundaryTree } from "../stations/boundaryTree.ts";
import { periodNumber, periodPairs } from "./crimePeriods.ts";
import type { CrimeType } from "./crimeTypes.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";

/** A long history must not be in memory as rows. */
const PRECINCTS_AT_ONCE = 100;

export async function readExistingFigures(
  trx: Knex,
  periods: readonly PeriodKey[],
  tree: BoundaryTree,
  types: readonly CrimeType[],
): Promise<Map<number, Int32Array>> {
  const width = types.length;
  const existing = new Map(
    periods.map((period) => [
      periodNumber(period),
      new Int32Array(tree.precinctCount * width).fill(NOT_CAPTURED),
    ]),
  );
  if (periods.length === 0) return existing;
  const columnOf = new Map(types.map(({ crime_type_id }, column) => [crime_type_id, column]));
  const precinctIds = tree.boundaryIds.slice(0, tree.precinctCount);
  const rowOf = new Map(precinctIds.entries().map(([row, id]) => [id, row]));
  for (let first = 0; first < tree.precinctCount; first += PRECINCTS_AT_ONCE) {
    const rows: (PeriodKey & { boundaryId: number; counts: (number | null)[] })[] = await trx("crime_count")
      .whereIn("boundary_id", [...precinctIds.subarray(first, first + PRECINCTS_AT_ONCE)])
      .whereIn(["year", "quarter"], periodPairs(periods));
    for (const { boundaryId, counts, ...period } of rows) {
      const table = existing.get(periodNumber(period)) as Int32Array;
      const from = (rowOf.get(boundaryId) as number) * width;
      for (const [at, count] of counts.entries()) {
        if (count === null) continue;
        const column = columnOf.get(at + 1);
        if (column === undefined)
          throw new Error(`The database has figures of an unknown crime type ${at + 1}.`);
        table[from + column] = count;
      }
    }
  }
  return existing;
}
