import type { Knex } from "knex";
import { ACTIONS_OF_IMPORT, IMPORT_KINDS } from "../import/importKinds.ts";
import { HttpError, notAllowed, notFound } from "../lib/errors.ts";
import type { Session } from "../lib/route.ts";
import type { DataImport } from "./contract.ts";

type Kind = DataImport["kind"];

export type ImportRow = {
  importId: number;
  kind: Kind;
  fileName: string;
  bytes: number;
  fingerprint: string | null;
  options: { years?: "financial" | "calendar"; acceptRejects?: boolean };
  state: DataImport["state"];
  progress: DataImport["progress"];
  summary: string[];
  hasChanges: boolean;
  problem: string | null;
  details: string[];
  hasRejects: boolean;
  dataVersions: Record<string, string> | null;
  uploadedBy: string | null;
  uploadedAt: Date;
  finishedAt: Date | null;
  aliveAt: Date;
};

/** One that has said nothing for so long was interrupted. */
const SILENT_AFTER_MS = 60_000;
const INTERRUPTED = "The import was interrupted. The figures are as they were before.";

const mayImport = ({ actions }: Session, kind: Kind): boolean =>
  ACTIONS_OF_IMPORT[kind].every((action) => actions.has(action));

export function refuseKind(session: Session, kind: Kind): void {
  if (!mayImport(session, kind)) throw notAllowed();
}

/** The imports of the kinds that the caller may bring in. */
export function findImports(trx: Knex.Transaction, session: Session): Knex.QueryBuilder {
  return trx("data_import as i")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "i.uploaded_by")
    .whereIn(
      "i.kind",
      IMPORT_KINDS.filter((kind) => mayImport(session, kind)),
    )
    .select("i.import_id", "i.kind", "i.file_name", "i.bytes", "i.fingerprint", "i.options", "i.state")
    .select("i.progress", "i.summary", "i.has_changes", "i.problem", "i.details", "i.data_versions")
    .select("i.uploaded_at", "i.finished_at", "i.alive_at", "s.name as uploaded_by")
    .select(trx.raw("i.rejects is not null as has_rejects"));
}

export async function readImport(
  trx: Knex.Transaction,
  session: Session,
  importId: number,
): Promise<ImportRow> {
  const row: ImportRow | undefined = await findImports(trx, session).where("i.import_id", importId).first();
  if (row === undefined) throw notFound("The import");
  return row;
}

const isRunning = ({ state }: Pick<ImportRow, "state">) => state === "reading" || state === "applying";
const isSilent = (row: ImportRow, now: Date) =>
  isRunning(row) && now.getTime() - row.aliveAt.getTime() > SILENT_AFTER_MS;

export function presentImport(row: ImportRow, now: Date): DataImport {
  const state = isSilent(row, now) ? "failed" : row.state;
  return {
    ...row,
    state,
    problem: isSilent(row, now) ? INTERRUPTED : row.problem,
    uploadedBy: row.uploadedBy ?? "Account closed",
    uploadedAt: row.uploadedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    isApplicable: state === "previewed" && row.hasChanges,
  };
}

/**
 * Makes way for an import, one at a time in all processes.
 * @throws {HttpError} 409 while another runs
 */
export async function takeTurn(trx: Knex.Transaction, now: Date): Promise<void> {
  await trx.raw("lock table data_import in share row exclusive mode");
  await trx("data_import")
    .whereIn("state", ["reading", "applying"])
    .where("alive_at", "<", new Date(now.getTime() - SILENT_AFTER_MS))
    .update({ state: "failed", problem: INTERRUPTED, finishedAt: now });
  const running = await trx("data_import as i")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "i.uploaded_by")
    .whereIn("i.state", ["reading", "applying"])
    .first("i.file_name", "s.name");
  if (running !== undefined) {
    throw new HttpError(
      409,
      "busy",
      `${running.name ?? "Somebody"} is importing “${running.fileName}”. One import runs at a time: please try again when it has ended.`,
    );
  }
}

/**
 * Notes in the import's own transaction that it is applied, so that the history and the figures cannot differ, whatever
 * ends half way. One that was taken for interrupted meanwhile is undone.
 */
export async function noteApplied(
  trx: Knex.Transaction,
  { importId, folder, summary }: { importId: number; folder: string; summary: readonly string[] },
): Promise<void> {
  const noted = await trx("data_import")
    .where({ importId, state: "applying" })
    .update({
      state: "applied",
      summary: JSON.stringify(summary.map((sentence) => withoutPath(sentence, folder))),
      finishedAt: new Date(),
      progress: null,
      content: null,
    });
  if (noted === 0) throw new Error("The import was taken for interrupted.");
}

/** For the start of the only process that there is: whatever ran before has ended. */
export async function endInterrupted(knex: Knex, now: Date): Promise<void> {
  await knex("data_import")
    .whereIn("state", ["reading", "applying"])
    .update({ state: "failed", problem: INTERRUPTED, finishedAt: now });
}

export async function readDataVersions(trx: Knex.Transaction): Promise<Record<string, string>> {
  const rows: { dataset: string; version: string }[] = await trx("data_version").select("dataset", "version");
  return Object.fromEntries(rows.map(({ dataset, version }) => [dataset, String(version)]));
}

/** Where the rows lie on the server means nothing to whoever uploaded the file. */
export const withoutPath = (sentence: string, folder: string): string =>
  sentence.includes(folder) ? sentence.replace(/; see [^;]*?:$/, ":").replaceAll(folder, "") : sentence;
