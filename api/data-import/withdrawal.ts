import type { Knex } from "knex";
import { ImportError } from "../import/ImportError.ts";
import { audit } from "../lib/audit/audit.ts";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { storeImportRelease } from "../release/storeRelease.ts";
import { findImporter, lockImports } from "./importers.ts";
import type { ImportRow } from "./imports.ts";
import type { ImportTask, Withdrawn } from "./workerMessages.ts";

type Withdrawal = Pick<ImportTask, "kind" | "file" | "dryRun" | "today"> & {
  importId: number;
  actor: number | null;
  reason: string;
};

/**
 * Withdraws later imports of the same figures first, in the same transaction.
 * @throws {ImportError} if the import cannot be withdrawn
 */
export async function runWithdrawal(
  knex: Knex,
  { kind, file, dryRun, today, importId, actor, reason }: Withdrawal,
): Promise<{ changed: boolean; summary: string[]; withdrawn: Withdrawn; secondPersonIn: string[] }> {
  const { load, changes } = findImporter(kind);
  const { withdrawal } = await load();
  const trx = await knex.transaction();
  try {
    await lockImports(trx, file);
    const importIds = (await withdrawal?.findImports(trx, importId)) ?? [];
    if (withdrawal === undefined || importIds.length === 0)
      throw new ImportError(file, "it kept nothing that could be brought back.");
    const rows: Pick<ImportRow, "importId" | "fileName" | "options">[] = await trx("data_import")
      .whereIn("import_id", importIds)
      .select("import_id", "file_name", "options");
    const withdrawnImports = importIds.flatMap((id) => rows.find((each) => each.importId === id) ?? []);
    const sources: string[] = await trx("data_source")
      .whereIn("import_id", importIds)
      .distinct()
      .pluck("description");
    const secondPersonIn = (await withdrawal.secondPersonIn?.(trx, importIds)) ?? [];
    const sentences = await withdrawal.withdraw(trx, importIds);
    const published = await storeImportRelease(trx, {
      datasets: changes,
      now: today,
      withdrawn: { sources, reason },
    });
    const runningWithdrawal = await trx("data_import")
      .where({ importId, state: "withdrawing" })
      .forUpdate()
      .first(trx.raw("1"));
    if (runningWithdrawal === undefined) throw new Error("The withdrawal was taken for interrupted.");
    const withdrawn = withdrawnImports.map(({ importId: id, fileName }) => ({ importId: id, fileName }));
    const summary = [...published, ...sentences];
    await trx("data_import")
      .whereIn("import_id", importIds)
      .update({
        state: "withdrawn",
        progress: null,
        withdrawnAt: today,
        withdrawal: JSON.stringify({ reason, withdrawn, summary }),
      });
    for (const { fileName, options } of withdrawnImports) {
      const after = { kind, fileName, ...options.source, reason };
      await audit(trx, { what: "import withdrawn", actor, after, at: today });
    }
    await raiseDataVersion(trx, changes);
    await (dryRun ? trx.rollback() : trx.commit());
    return { changed: true, summary, withdrawn, secondPersonIn };
  } catch (error) {
    if (!trx.isCompleted()) await trx.rollback();
    throw error;
  }
}
