import type { Knex } from "knex";
import type { Progress } from "../../../import/Importer.ts";
import { copyRows } from "../../../lib/database/copyRows.ts";
import type { PeriodKey } from "../../../shared/quarters.ts";
import { storeTotals } from "../../storeTotals.ts";
import type { BoundaryTree } from "../stations/boundaryTree.ts";
import {
  type FigureSource,
  periodNumber,
  readPeriods,
  readSources,
  removePeriods,
  removeUnusedSources,
  storePeriods,
} from "./crimePeriods.ts";
import { type CrimeType, storeCrimeTypes } from "./crimeTypes.ts";
import { describeCorrections } from "./describeCorrections.ts";
import type { PeriodFigures } from "./FigureTable.ts";
import { COUNT_COLUMNS, COVERAGE_COLUMNS, countRows, coverageRows, sumPeriod } from "./figureRows.ts";
import { mergeFigures } from "./mergeFigures.ts";
import { readExistingFigures } from "./readExistingFigures.ts";

const ROWS_PER_REPORT = 5000;

type Writing = {
  trx: Knex.Transaction;
  tree: BoundaryTree;
  types: readonly CrimeType[];
  periods: readonly PeriodFigures[];
  source: FigureSource;
  dryRun: boolean;
  onProgress: (progress: Progress) => void;
};

export type Written = {
  /** New figures of precincts. */
  added: number;
  corrected: number;
  corrections: string[];
  /** Periods with such figures. */
  periods: PeriodKey[];
  /** Removed. */
  demonstrationPeriods: number;
};

/** Precincts and all areas above. Missing figures stay; unchanged periods are not touched. */
export async function writeFigures(writing: Writing): Promise<Written> {
  const { trx, tree, types, source, dryRun } = writing;
  // Otherwise two imports would miss each other's figures. Readers do not wait.
  if (!dryRun) await trx.raw("lock table crime_period in exclusive mode");
  const demonstration = source.isDemonstration ? [] : await readPeriods(trx, { isDemonstration: true });
  const own = new Set(writing.periods.map(({ period }) => periodNumber(period)));
  const overlapping = (await readPeriods(trx, source)).filter((period) => own.has(periodNumber(period)));
  const existing = await readExistingFigures(trx, overlapping, tree, types);

  const changes = writing.periods
    .map((each) => mergeFigures(each, existing.get(periodNumber(each.period))))
    .filter(({ added, corrections }) => added + corrections.length > 0);
  const periods = changes.map(({ period }) => period);
  const written = {
    added: changes.reduce((sum, { added }) => sum + added, 0),
    corrected: changes.reduce((sum, { corrections }) => sum + corrections.length, 0),
    corrections: describeCorrections(changes, writing),
    periods,
    demonstrationPeriods: demonstration.length,
  };
  if (dryRun) return written;

  const partlyKept = changes.filter(({ kept }) => kept > 0).map(({ period }) => period);
  const keptSources = await readSources(trx, partlyKept);
  await removePeriods(trx, [...demonstration, ...periods]);
  if (changes.length > 0) {
    await storeCrimeTypes(trx, types);
    await storePeriods(trx, source, periods, keptSources);
    await copyFigures(writing, changes);
  }
  await removeUnusedSources(trx);
  await storeTotals(trx);
  return written;
}

async function copyFigures({ trx, tree, types, onProgress }: Writing, periods: readonly PeriodFigures[]) {
  const summed = periods.map((each) => sumPeriod(each, tree, types));
  const total = tree.boundaryIds.length * periods.length;
  function* reported() {
    let done = 0;
    for (const row of countRows(summed, tree, types)) {
      yield row;
      done += 1;
      if (done % ROWS_PER_REPORT === 0) onProgress({ stage: "Writing", done, total });
    }
    onProgress({ stage: "Writing", done: total, total });
  }
  await copyRows(trx, "crime_count", COUNT_COLUMNS, reported());
  await copyRows(trx, "crime_coverage", COVERAGE_COLUMNS, coverageRows(summed, tree, types));
}
