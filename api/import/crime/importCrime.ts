import { basename } from "node:path";
import { fingerprint } from "../fingerprint.ts";
import { ImportError } from "../ImportError.ts";
import type { ImportOutcome, ImportRequest } from "../Importer.ts";
import { readBoundaryTree } from "./boundaryTree.ts";
import { collectFigures } from "./collectFigures.ts";
import { readCrimeTypes } from "./crimeTypes.ts";
import { RejectsFile } from "./RejectsFile.ts";
import { readCrimeFile } from "./readCrimeFile.ts";
import { stationFinder } from "./stationFinder.ts";
import { summariseCrimeImport } from "./summariseCrimeImport.ts";
import { writeFigures } from "./writeFigures.ts";

/** Where the police publish the workbooks. */
const POLICE_STATISTICS = "https://www.saps.gov.za/services/crimestats.php";

export type CrimeImportRequest = ImportRequest & {
  /** Where the rows go that match no station or category; made only where there are some. */
  rejectsFile: string;
  /** Figures of periods that have not ended by then are refused. */
  today: Date;
};

/**
 * Imports the police's crime figures from a workbook of theirs or from one of two CSV layouts, and sums them
 * for every area above the precincts. Rows of unknown stations or categories are reported and left out.
 * @throws {ImportError} at any other fault, in which case nothing is to be committed
 */
export async function importCrime(request: CrimeImportRequest): Promise<ImportOutcome> {
  const { file, trx, dryRun, onProgress, today } = request;
  const tree = await readBoundaryTree(trx);
  const types = await readCrimeTypes();
  const rejects = new RejectsFile(request.rejectsFile);
  try {
    const findStation = await stationFinder();
    const collector = collectFigures({ file, today, tree, types, findStation, rejects });
    const format = await readCrimeFile(file, collector, rejects, onProgress);
    const periods = collector.finish();
    rejects.close();
    if (periods.length === 0) throw nothingToImport(file, rejects);
    const written = await writeFigures({
      trx,
      tree,
      types,
      periods,
      dryRun,
      onProgress,
      source: {
        description: `Crime statistics of the South African Police Service, from the file ${basename(file)}`,
        url: format === "workbook" ? POLICE_STATISTICS : null,
        fingerprint: await fingerprint(file),
        isDemonstration: false,
      },
    });
    const changed = written.periods.length > 0 || written.demonstrationPeriods > 0;
    return { changed, summary: summariseCrimeImport({ read: collector.count, written, rejects, dryRun }) };
  } catch (error) {
    rejects.discard();
    throw error;
  }
}

function nothingToImport(file: string, { count, reasons }: RejectsFile): ImportError {
  if (count === 0) return new ImportError(file, "it has a header and no figures.");
  const [first] = reasons.keys();
  return new ImportError(
    file,
    `none of its ${count} rows matches a known station and category (the first: ${first}).`,
  );
}
