import type { DataImport, OpenedImport } from "./contract.ts";
import type { ImportRow } from "./imports.ts";
import { INTERRUPTED_MESSAGE, isInterrupted } from "./runningImports.ts";

const NO_STORED_FIGURES = "It was applied before imports stored the figures that they replaced.";
const NOT_REVERSIBLE: Readonly<Record<DataImport["kind"], string>> = {
  crime: NO_STORED_FIGURES,
  collectiveactions: NO_STORED_FIGURES,
  buildingblocks: NO_STORED_FIGURES,
  healthchecks: "Answers of a survey are not stored a second time, so those of before cannot come back.",
  boundaries: "Import the lines of before again.",
};

export function presentImport(row: ImportRow, now: Date): OpenedImport {
  const stateAfterInterruption = row.state === "withdrawing" ? "applied" : "failed";
  const state = isInterrupted(row, now) ? stateAfterInterruption : row.state;
  return {
    ...row,
    state,
    withdrawal: row.withdrawal && {
      ...row.withdrawal,
      secondPersonIn: row.withdrawal.secondPersonIn ?? [],
      requestedBy: row.withdrawalRequestedBy,
      isOwn: row.isOwnWithdrawal === true,
    },
    ...(isInterrupted(row, now) && { errorMessage: INTERRUPTED_MESSAGE, withdrawal: null }),
    uploadedBy: row.uploadedById === null ? "The import command" : (row.uploadedBy ?? "Account closed"),
    uploadedAt: row.uploadedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    source: row.options.source ?? null,
    knownSources: [],
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    isWithdrawable: state === "applied" && row.hasReplaced,
    withdrawalRefusal:
      state === "applied" && row.hasChanges && !row.hasReplaced ? NOT_REVERSIBLE[row.kind] : null,
    isApplicable: state === "previewed" && row.hasChanges,
  };
}

export const presentHistory = (
  { rows, total }: { rows: readonly ImportRow[]; total: number },
  now: Date,
) => ({ imports: rows.map((row) => presentImport(row, now)), total });
