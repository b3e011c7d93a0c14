import { basename } from "node:path";
import type { Knex } from "knex";
import { fingerprint } from "../../import/fingerprint.ts";
import { ImportError } from "../../import/ImportError.ts";
import type { ImportOutcome, ImportRequest } from "../../import/Importer.ts";
import { RejectsFile } from "../../import/RejectsFile.ts";
import { type BoundaryTree, readBoundaryTree } from "./boundaryTree.ts";
import { checkTotals } from "./checkTotals.ts";
import { collectFigures } from "./collectFigures.ts";
import { readPeriods } from "./crimePeriods.ts";
import type { RowsRead } from "./crimeRows.ts";
import { readCrimeTypes } from "./crimeTypes.ts";
import type { PeriodFigures } from "./FigureTable.ts";
import { readCrimeFile } from "./readCrimeFile.ts";
import { doubtsAbout, RejectsRefused, refuseFewStations, refuseManyRejects } from "./refuseRejects.ts";
import { readAliasFile, readStationAliases, storeStationAliases } from "./stationAliases.ts";
import { stationFinder } from "./stationFinder.ts";
import { summariseCrimeImport } from "./summariseCrimeImport.ts";
import { NOT_CAPTURED } from "./sumUpward.ts";
import { writeFigures } from "./writeFigures.ts";

/** Where the police publish the workbooks. */
const POLICE_STATISTICS = "https://www.saps.gov.za/services/crimestats.php";

/**
 * Imports the police's crime figures from their workbook or from CSV, and sums them for every area above the precincts.
 * Rows of unknown stations or categories are reported and left out.
 * @throws {ImportError} at any other fault; the caller must roll back
 */
export async function importCrime(request: ImportRequest): Promise<ImportOutcome> {
  const { file, trx, dryRun, onProgress, today, options } = request;
  const tree = await readBoundaryTree(trx);
  const types = await readCrimeTypes();
  const rejects = new RejectsFile(request.rejectsFile);
  try {
    const finder = await knownStations(request);
    const collector = collectFigures({ file, today, tree, types, stations: finder, rejects });
    const read = await readCrimeFile({ file, years: options.years, collector, rejects, onProgress });
    const { periods, totals, notes } = collector.finish();
    rejects.close();
    if (periods.length === 0) throw nothingToImport(file, read, rejects);
    const stations = await stationsForDemonstration(trx, periods, tree, types.length);
    if (options.acceptRejects !== true) {
      refuseManyRejects(file, collector.matches, rejects);
      if (stations !== null) refuseFewStations(file, stations);
    }
    const written = await writeFigures({
      trx,
      tree,
      types,
      periods,
      dryRun,
      onProgress,
      source: {
        description: `Crime statistics of the South African Police Service, from the file ${basename(file)}`,
        url: read.format === "workbook" ? POLICE_STATISTICS : null,
        fingerprint: await fingerprint(file),
        isDemonstration: false,
      },
    });
    return {
      changed: written.periods.length > 0 || written.demonstrationPeriods > 0,
      summary: summariseCrimeImport({
        read: collector.count,
        written,
        rejects,
        dryRun,
        notes: [
          ...doubtsAbout(collector.matches, stations),
          ...notes,
          ...checkTotals(periods, totals, tree, types),
        ],
      }),
    };
  } catch (error) {
    if (!(error instanceof RejectsRefused)) rejects.discard();
    throw error;
  }
}

/** Stations by every known name, including the operator's, which are saved. */
async function knownStations({ trx, options, onProgress }: ImportRequest) {
  if (options.aliases !== undefined) {
    const standing = await stationFinder(await readStationAliases(trx));
    await storeStationAliases(trx, await readAliasFile(options.aliases, standing, onProgress));
  }
  return stationFinder(await readStationAliases(trx));
}

/** How many stations take the demonstration's place; null where there is none to replace. */
async function stationsForDemonstration(
  trx: Knex,
  periods: readonly PeriodFigures[],
  tree: BoundaryTree,
  width: number,
): Promise<{ reporting: number; ofAll: number } | null> {
  const demonstration = await readPeriods(trx, { isDemonstration: true });
  if (demonstration.length === 0) return null;
  const reporting = Array.from({ length: tree.precinctCount }, (_, precinct) => precinct * width).filter(
    (from) =>
      periods.some(({ figures }) =>
        figures.subarray(from, from + width).some((figure) => figure !== NOT_CAPTURED),
      ),
  );
  return { reporting: reporting.length, ofAll: tree.precinctCount };
}

function nothingToImport(file: string, read: RowsRead, rejects: RejectsFile): ImportError {
  const { count, reasons } = rejects;
  const [first] = reasons.keys();
  if (count > 0) {
    return new RejectsRefused(
      file,
      `none of its ${count} rows matches a known station and category (the first: ${first}).`,
    );
  }
  if (read.rows === 0) return new ImportError(file, "it has a header and no figures.");
  if (read.stationRows === 0) return new ImportError(file, `none of its ${read.rows} rows is of a station.`);
  return new ImportError(file, `none of its ${read.stationRows} rows has a figure of a complete period.`);
}
