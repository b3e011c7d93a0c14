import type { Knex } from "knex";
import { ImportError } from "../import/ImportError.ts";
import { audit } from "../lib/audit/audit.ts";
import { HttpError } from "../lib/http/errors.ts";
import type { DataImport } from "./contract.ts";
import { describeForAudit } from "./importChoices.ts";
import type { ImportRow } from "./imports.ts";

const INTERRUPTED_AFTER_MS = 60_000;
export const INTERRUPTED_MESSAGE = "The import was interrupted. The figures are as they were before.";

export const RUNNING_STATES: readonly string[] = [
  "reading",
  "applying",
  "withdrawing",
] satisfies DataImport["state"][];
const isRunning = ({ state }: Pick<ImportRow, "state">) => RUNNING_STATES.includes(state);
export const isInterrupted = (row: ImportRow, now: Date) =>
  isRunning(row) && now.getTime() - row.aliveAt.getTime() > INTERRUPTED_AFTER_MS;

/** @throws {HttpError} 409 if an import is running in another process */
export async function assertNoImportRuns(trx: Knex.Transaction, now: Date): Promise<void> {
  await trx.raw("lock table data_import in share row exclusive mode");
  await failInterruptedImports(trx, now).where(
    "alive_at",
    "<",
    new Date(now.getTime() - INTERRUPTED_AFTER_MS),
  );
  const running = await trx("data_import as i")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "i.uploaded_by")
    .whereIn("i.state", RUNNING_STATES)
    .first("i.file_name", "s.name");
  if (running !== undefined) {
    throw new HttpError(
      409,
      "busy",
      `${running.name ?? "Somebody"} is importing “${running.fileName}”. One import runs at a time: please try again when it has ended.`,
    );
  }
}

type PendingImport = Pick<ImportRow, "secondPersonIn" | "uploadedById">;

export const findSecondPersonRefusal = (
  { secondPersonIn, uploadedById }: PendingImport,
  appliedBy: number | undefined,
) =>
  uploadedById === appliedBy && secondPersonIn !== null && secondPersonIn.length > 0
    ? `Somebody else has to apply this file, because a second person verifies changes in ${secondPersonIn.join(", ")}.`
    : undefined;

type AppliedImport = {
  importId: number;
  secondPersonIn?: string[] | undefined;
  appliedBy: number | undefined;
  folder: string;
  summary: readonly string[];
};

/**
 * The caller must call this in the import's transaction, so that history, log and figures agree.
 * @throws if another process has marked the import as interrupted
 */
export async function recordAppliedImport(
  trx: Knex.Transaction,
  { importId, appliedBy, folder, summary, secondPersonIn = [] }: AppliedImport,
): Promise<void> {
  const at = new Date();
  const [recorded] = await trx("data_import")
    .where({ importId, state: "applying" })
    .update({
      state: "applied",
      summary: JSON.stringify(summary.map((sentence) => removePath(sentence, folder))),
      finishedAt: at,
      progress: null,
      content: null,
    })
    .returning<Pick<ImportRow, "kind" | "fileName" | "fingerprint" | "options" | "uploadedById">[]>([
      "uploaded_by as uploadedById",
      "kind",
      "fileName",
      "fingerprint",
      "options",
    ]);
  if (recorded === undefined) throw new Error("The import was taken for interrupted.");
  const { options, uploadedById, ...file } = recorded;
  // A province may have required a second person since the preview.
  const refusal = findSecondPersonRefusal({ secondPersonIn, uploadedById }, appliedBy);
  if (refusal !== undefined) throw new ImportError(file.fileName, refusal);
  const { reason, choices, source } = options;
  const after = { ...file, ...source, ...(reason && { reason }), ...describeForAudit(choices) };
  await audit(trx, { what: "import applied", actor: appliedBy ?? null, after, at });
}

/** Deletes the preview of an interrupted withdrawal, because it may be incomplete. */
export const failInterruptedImports = (knex: Knex, now: Date): Knex.QueryBuilder =>
  knex("data_import")
    .whereIn("state", RUNNING_STATES)
    .update({
      state: knex.raw("case state when 'withdrawing' then 'applied' else 'failed' end"),
      errorMessage: INTERRUPTED_MESSAGE,
      withdrawal: null,
      finishedAt: knex.raw("case state when 'withdrawing' then finished_at else ? end", [now]),
    });

/** Removes the server's paths, which the uploader must not see. */
export const removePath = (sentence: string, folder: string): string =>
  sentence.includes(folder) ? sentence.replace(/; see [^;]*?:$/, ":").replaceAll(folder, "") : sentence;
