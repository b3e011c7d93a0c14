import type { Knex } from "knex";
import { type ImportRow, readDataVersions } from "./imports.ts";
import { RUNNING_STATES, removePath } from "./runningImports.ts";
import type { WorkerResult } from "./runWorker.ts";
import { readRejects } from "./uploadedFiles.ts";

/**
 * Stores the result of a dry run, or why it failed. If questions are open, the user can answer them and try
 * again.
 */
export async function storeImportPreview(
  knex: Knex,
  { importId }: Pick<ImportRow, "importId">,
  result: WorkerResult,
  { folder, questions }: { folder: string; questions: ImportRow["questions"] },
): Promise<void> {
  const isFailed = "errorMessage" in result;
  const rejects = await readRejects(folder);
  await knex.transaction(async (trx) => {
    await trx("data_import")
      .where({ importId })
      .whereIn("state", RUNNING_STATES)
      .update({
        progress: null,
        rejects,
        questions: JSON.stringify(questions),
        errorMessage: isFailed ? result.errorMessage : null,
        details: JSON.stringify(isFailed ? result.details : []),
        ...(isFailed && questions === null
          ? { state: "failed", finishedAt: new Date(), content: null }
          : {
              state: "previewed",
              warnings: JSON.stringify((!isFailed && result.warnings) || []),
              needsReason: !isFailed && result.needsReason === true,
              summary: JSON.stringify(
                isFailed ? [] : result.summary.map((sentence) => removePath(sentence, folder)),
              ),
              hasChanges: !isFailed && (result.changed || result.remembers === true),
              secondPersonIn: (!isFailed && result.secondPersonIn) || null,
              dataVersions: JSON.stringify(await readDataVersions(trx)),
            }),
      });
  });
}
