import { ImportError } from "../../import/ImportError.ts";
import type { ImportOutcome, ImportRequest } from "../../import/Importer.ts";
import { RejectsFile } from "../../import/RejectsFile.ts";
import { readSurveys } from "./readSurveys.ts";
import { summariseSurveys } from "./summariseSurveys.ts";
import { writeSurveys } from "./writeSurveys.ts";

/**
 * See docs/imports/health-checks.md.
 * @throws {ImportError} at faults other than unknown names; the caller must roll back
 */
export async function importHealthChecks(request: ImportRequest): Promise<ImportOutcome> {
  const { file, trx, dryRun, onProgress, today } = request;
  const rejects = new RejectsFile(request.rejectsFile);
  try {
    const { runs, notes } = await readSurveys({ trx, file, today, rejects, onProgress });
    rejects.close();
    if (runs.length === 0) throw nothingToImport(file, rejects);
    const written = await writeSurveys({
      trx,
      runs,
      dryRun,
      source: {
        description: "Answers that organisations gave in the health check",
        isDemonstration: false,
      },
    });
    const changed = Object.values(written).some((count) => count > 0);
    const summary = summariseSurveys({ read: runs.length, written, rejects, dryRun });
    return { changed, summary: [...summary, ...notes] };
  } catch (error) {
    rejects.discard();
    throw error;
  }
}

function nothingToImport(file: string, { count, reasons }: RejectsFile): ImportError {
  if (count === 0) return new ImportError(file, "it has a header and no answers.");
  const [first] = reasons.keys();
  return new ImportError(file, `none of its ${count} rows can be placed (the first: ${first}).`);
}
