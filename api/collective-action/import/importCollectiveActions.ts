import { basename } from "node:path";
import { fingerprint } from "../../import/fingerprint.ts";
import { ImportError } from "../../import/ImportError.ts";
import type { ImportOutcome, ImportRequest } from "../../import/Importer.ts";
import { RejectsFile } from "../../import/RejectsFile.ts";
import { readChallenges } from "./readChallenges.ts";
import { summariseChallenges } from "./summariseChallenges.ts";
import { writeChallenges } from "./writeChallenges.ts";

/**
 * See docs/imports/collective-actions.md.
 * @throws {ImportError} at faults other than unknown names; the caller must roll back
 */
export async function importCollectiveActions(request: ImportRequest): Promise<ImportOutcome> {
  const { file, trx, dryRun, onProgress } = request;
  const rejects = new RejectsFile(request.rejectsFile);
  try {
    const { challenges, notes } = await readChallenges({ trx, file, rejects, onProgress });
    rejects.close();
    if (challenges.length === 0) throw nothingToImport(file, rejects);
    const written = await writeChallenges({
      trx,
      challenges,
      dryRun,
      source: {
        description: `100-Day Challenges from the file ${basename(file)}`,
        url: null,
        fingerprint: await fingerprint(file),
        isDemonstration: false,
      },
    });
    const changed = Object.values(written).some((count) => count > 0);
    const summary = summariseChallenges({ read: challenges.length, written, rejects, dryRun });
    return { changed, summary: [...summary, ...notes] };
  } catch (error) {
    rejects.discard();
    throw error;
  }
}

function nothingToImport(file: string, { count, reasons }: RejectsFile): ImportError {
  if (count === 0) return new ImportError(file, "it has a header and no challenges.");
  const [first] = reasons.keys();
  return new ImportError(file, `none of its ${count} rows can be placed (the first: ${first}).`);
}
