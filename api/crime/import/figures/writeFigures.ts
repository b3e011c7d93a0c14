import type { Knex } from "knex";
import type { Progress } from "../../../import/Importer.ts";
import { copyRows } from "../../../lib/database/copyRows.ts";
import { formatInteger } from "../../../shared/figures/formatInteger.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import { periodLabel } from "../../periods.ts";
import { storeTotals } from "../../storeTotals.ts";
import type { BoundaryTree } from "../stations/boundaryTree.ts";
import {
  type FigureSource,
  getPeriodNumber,
  readPeriods,
  readSources,
  removePeriods,
  removeUnusedSources,
  storePeriods,
  toPeriodPairs,
} from "./crimePeriods.ts";
import { type CrimeType, storeCrimeTypes } from "./crimeTypes.ts";
import type { PeriodFigures } from "./FigureTable.ts";
import { COUNT_COLUMNS, COVERAGE_COLUMNS, countRows, coverageRows, sumPeriod } from "./figureRows.ts";
import { type MergedFigures, mergeFigures } from "./mergeFigures.ts";
import { storeReplaced } from "./storeReplaced.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";

const ROWS_PER_REPORT = 5000;

type WriteRequest = {
  trx: Knex.Transaction;
  tree: BoundaryTree;
  types: readonly CrimeType[];
  periods: readonly PeriodFigures[];
  source: FigureSource;
  dryRun: boolean;
  onProgress: (progress: Progress) => void;
  /** Rolls the import back by throwing an error. */
  judge?: (changes: readonly PeriodFigures[]) => Promise<void>;
};

export type WriteResult = {
  added: number;
  corrected: number;
  corrections: string[];
  periods: PeriodKey[];
  demonstrationPeriods: number;
};

/** Figures that the file lacks and periods without changes stay as they are. */
export async function writeFigures(request: WriteRequest): Promise<WriteResult> {
  const { trx, tree, types, source, dryRun } = request;
  // Without the lock, concurrent imports would not see each other's figures.
  if (!dryRun) await trx.raw("lock table crime_period in exclusive mode");
  const { isDemonstration = false, importId } = source;
  const demonstration = isDemonstration ? [] : await readPeriods(trx, { isDemonstration: true });
  const importedPeriods = new Set(request.periods.map(({ period }) => getPeriodNumber(period)));
  const overlapping = (await readPeriods(trx, { isDemonstration })).filter((period) =>
    importedPeriods.has(getPeriodNumber(period)),
  );
  const existing = await readExistingFigures(trx, overlapping, tree, types);

  const merged = request.periods.map((each) =>
    mergeFigures(each, existing.get(getPeriodNumber(each.period)), types.length),
  );
  const changes = merged.filter(({ added, corrections }) => added + corrections.length > 0);
  const periods = changes.map(({ period }) => period);
  const result = {
    added: changes.reduce((sum, { added }) => sum + added, 0),
    corrected: changes.reduce((sum, { corrections }) => sum + corrections.length, 0),
    corrections: describeCorrections(changes, request),
    periods,
    demonstrationPeriods: demonstration.length,
  };
  await request.judge?.(changes);
  if (dryRun || changes.length + demonstration.length === 0) return result;

  const partlyReplaced = changes.filter((each) => each.unchanged > 0).map(({ period }) => period);
  const remainingSources = await readSources(trx, partlyReplaced);
  if (importId !== undefined)
    await storeReplaced(trx, { importId, tree, merged, demonstration, remainingSources });
  await removePeriods(trx, [...demonstration, ...periods]);
  if (changes.length > 0) {
    await storeCrimeTypes(trx, types);
    await storePeriods(trx, source, periods, remainingSources);
    await copyFigures(request, changes);
  }
  await removeUnusedSources(trx);
  await storeTotals(trx);
  return result;
}

async function copyFigures(
  { trx, tree, types, onProgress }: WriteRequest,
  periods: readonly PeriodFigures[],
) {
  const sums = periods.map((each) => sumPeriod(each, tree, types));
  const total = tree.boundaryIds.length * periods.length;
  function* rowsWithProgress() {
    let done = 0;
    for (const row of countRows(sums, tree, types)) {
      yield row;
      done += 1;
      if (done % ROWS_PER_REPORT === 0) onProgress({ stage: "Writing", done, total });
    }
    onProgress({ stage: "Writing", done: total, total });
  }
  await copyRows(trx, "crime_count", COUNT_COLUMNS, rowsWithProgress());
  await copyRows(trx, "crime_coverage", COVERAGE_COLUMNS, coverageRows(sums, tree, types));
}

const MAX_LISTED = 3;
const MAX_USUAL_RATIO = 2;
const MIN_REPORTS_TO_WARN = 100;

/**
 * Shows the sums before and after: a large difference suggests that the file has other units or another
 * layout.
 */
function describeCorrections(
  changes: readonly MergedFigures[],
  { tree, types, dryRun }: { tree: BoundaryTree; types: readonly CrimeType[]; dryRun: boolean },
): string[] {
  const allCorrections = changes.flatMap(({ period, corrections }) =>
    corrections.map((each) => ({ period, ...each })),
  );
  if (allCorrections.length === 0) return [];
  const before = allCorrections.reduce((sum, each) => sum + each.before, 0);
  const after = allCorrections.reduce((sum, each) => sum + each.after, 0);
  const larger = Math.max(before, after);
  const isUnusual = larger >= MIN_REPORTS_TO_WARN && larger >= Math.min(before, after) * MAX_USUAL_RATIO;
  const sums = `corrected figures ${dryRun ? "would add" : "add"} up to ${formatInteger(after)}, in place of ${formatInteger(before)}.`;
  const largest = allCorrections
    .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .slice(0, MAX_LISTED)
    .map((each) => {
      const place = `${tree.names[Math.floor(each.place / types.length)]}, ${periodLabel(each.period)}`;
      const category = types[each.place % types.length]?.description;
      return `  ${place}: ${category} ${formatInteger(each.after)} in place of ${formatInteger(each.before)}`;
    });
  return [`The ${sums}${isUnusual ? " Compare some of them with the source." : ""}`, ...largest];
}

/** The rows of a long history would not fit in memory at once. */
const PRECINCT_BATCH = 100;

async function readExistingFigures(
  trx: Knex,
  periods: readonly PeriodKey[],
  tree: BoundaryTree,
  types: readonly CrimeType[],
): Promise<Map<number, Int32Array>> {
  const width = types.length;
  const existing = new Map(
    periods.map((period) => [
      getPeriodNumber(period),
      new Int32Array(tree.precinctCount * width).fill(NOT_CAPTURED),
    ]),
  );
  if (periods.length === 0) return existing;
  const columnOf = new Map(types.map(({ crime_type_id }, column) => [crime_type_id, column]));
  const precinctIds = tree.boundaryIds.slice(0, tree.precinctCount);
  const rowOf = new Map(precinctIds.entries().map(([row, id]) => [id, row]));
  for (let batchStart = 0; batchStart < tree.precinctCount; batchStart += PRECINCT_BATCH) {
    const rows: (PeriodKey & { boundaryId: number; counts: (number | null)[] })[] = await trx("crime_count")
      .whereIn("boundary_id", [...precinctIds.subarray(batchStart, batchStart + PRECINCT_BATCH)])
      .whereIn(["year", "quarter"], toPeriodPairs(periods));
    for (const { boundaryId, counts, ...period } of rows) {
      const table = existing.get(getPeriodNumber(period)) as Int32Array;
      const from = (rowOf.get(boundaryId) as number) * width;
      for (const [typeIndex, count] of counts.entries()) {
        if (count === null) continue;
        const column = columnOf.get(typeIndex + 1);
        if (column === undefined)
          throw new Error(`The database has figures of an unknown crime type ${typeIndex + 1}.`);
        table[from + column] = count;
      }
    }
  }
  return existing;
}
