import type { Knex } from "knex";
import type { ImportQuestions } from "../import/choices.ts";
import { ImportError } from "../import/ImportError.ts";
import type { ImportOptions } from "../import/Importer.ts";
import { ACTIONS_OF_IMPORT, IMPORT_KINDS } from "../import/importKinds.ts";
import { audit } from "../lib/audit/audit.ts";
import { readPage } from "../lib/database/readPage.ts";
import { HttpError, notAllowed, notFound } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import type { ImportSource } from "../source/contract.ts";
import type { DataImport, OpenedImport } from "./contract.ts";
import { describeForAudit } from "./importChoices.ts";

type Kind = DataImport["kind"];

export type ImportRow = {
  importId: number;
  kind: Kind;
  fileName: string;
  bytes: number;
  fingerprint: string | null;
  options: Pick<ImportOptions, "years" | "reason" | "choices" | "source">;
  state: DataImport["state"];
  progress: DataImport["progress"];
  warnings: string[];
  needsReason: boolean;
  summary: string[];
  hasChanges: boolean;
  problem: string | null;
  details: string[];
  hasRejects: boolean;
  questions: ImportQuestions | null;
  dataVersions: Record<string, string> | null;
  secondPersonIn: string[] | null;
  uploadedById: number | null;
  uploadedBy: string | null;
  uploadedAt: Date;
  finishedAt: Date | null;
  aliveAt: Date;
  withdrawnAt: Date | null;
  withdrawal: RequestedWithdrawal | null;
  withdrawalRequestedBy: string | null;
  isOwnWithdrawal: boolean | null;
  hasReplaced: boolean;
};

type RequestedWithdrawal = Pick<NonNullable<DataImport["withdrawal"]>, "reason" | "withdrawn" | "summary"> & {
  secondPersonIn?: string[];
  requestedById?: number;
};

const SILENT_AFTER_MS = 60_000;
export const INTERRUPTED = "The import was interrupted. The figures are as they were before.";

const mayImport = ({ actions }: Session, kind: Kind): boolean =>
  ACTIONS_OF_IMPORT[kind].every((action) => actions.has(action));

export function refuseKind(session: Session, kind: Kind): void {
  if (!mayImport(session, kind)) throw notAllowed();
}

function findImports(trx: Knex.Transaction, session: Session): Knex.QueryBuilder {
  return trx("data_import as i")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "i.uploaded_by")
    .leftJoin("stakeholder as r", "r.stakeholder_id", trx.raw("(i.withdrawal->>'requestedById')::int"))
    .whereIn(
      "i.kind",
      IMPORT_KINDS.filter((kind) => mayImport(session, kind)),
    )
    .select("i.import_id", "i.kind", "i.file_name", "i.bytes", "i.fingerprint", "i.options", "i.state")
    .select(
      "i.progress",
      "i.questions",
      "i.warnings",
      "i.needs_reason",
      "i.summary",
      "i.has_changes",
      "i.problem",
      "i.details",
    )
    .select("i.data_versions", "i.second_person_in", "i.uploaded_by as uploadedById")
    .select("i.uploaded_at", "i.finished_at", "i.alive_at", "s.name as uploaded_by")
    .select("i.withdrawn_at", "i.withdrawal", "r.name as withdrawalRequestedBy")
    .select(trx.raw("r.stakeholder_id = ? as is_own_withdrawal", [session.stakeholderId]))
    .select(
      trx.raw(
        `exists (select from crime_import_period p where p.import_id = i.import_id)
           or exists (select from place_import p where p.import_id = i.import_id)
           or exists (select from collective_action_replaced r where r.import_id = i.import_id) as has_replaced`,
      ),
    )
    .select(trx.raw("i.rejects is not null as has_rejects"));
}

type Page = { pageNumber: number; pageSize: number };

export function readHistory(
  trx: Knex.Transaction,
  session: Session,
  page: Page,
): Promise<{ rows: ImportRow[]; total: number }> {
  const order = [{ by: "i.uploaded_at", direction: "descending" }] as const;
  return readPage<ImportRow>(findImports(trx, session), { ...page, order, id: "i.import_id" });
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

/** The latest of each title. */
export async function readKnownSources(trx: Knex, kind: Kind): Promise<ImportSource[]> {
  const rows: { source: ImportSource }[] = await trx("data_import")
    .where({ kind })
    .whereIn("state", ["applied", "withdrawn"])
    .whereRaw("options -> 'source' is not null")
    .orderByRaw("options -> 'source' ->> 'title', finished_at desc")
    .select(trx.raw("distinct on (options -> 'source' ->> 'title') options -> 'source' as source"));
  return rows.map(({ source }) => source);
}

export const RUNNING: readonly string[] = [
  "reading",
  "applying",
  "withdrawing",
] satisfies DataImport["state"][];
const isRunning = ({ state }: Pick<ImportRow, "state">) => RUNNING.includes(state);
const isSilent = (row: ImportRow, now: Date) =>
  isRunning(row) && now.getTime() - row.aliveAt.getTime() > SILENT_AFTER_MS;

const TOO_EARLY = "It was applied before imports kept what they replaced.";
const NOT_KEPT: Readonly<Record<Kind, string>> = {
  crime: TOO_EARLY,
  collectiveactions: TOO_EARLY,
  buildingblocks: TOO_EARLY,
  healthchecks: "Answers of a survey are not stored a second time, so those of before cannot come back.",
  boundaries: "Import the lines of before again.",
};

export function presentImport(row: ImportRow, now: Date): OpenedImport {
  const ended = row.state === "withdrawing" ? "applied" : "failed";
  const state = isSilent(row, now) ? ended : row.state;
  return {
    ...row,
    state,
    withdrawal: row.withdrawal && {
      ...row.withdrawal,
      secondPersonIn: row.withdrawal.secondPersonIn ?? [],
      requestedBy: row.withdrawalRequestedBy,
      isOwn: row.isOwnWithdrawal === true,
    },
    ...(isSilent(row, now) && { problem: INTERRUPTED, withdrawal: null }),
    uploadedBy: row.uploadedById === null ? "The import command" : (row.uploadedBy ?? "Account closed"),
    uploadedAt: row.uploadedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    source: row.options.source ?? null,
    knownSources: [],
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    isWithdrawable: state === "applied" && row.hasReplaced,
    withdrawalRefusal: state === "applied" && row.hasChanges && !row.hasReplaced ? NOT_KEPT[row.kind] : null,
    isApplicable: state === "previewed" && row.hasChanges,
  };
}

export const presentHistory = (
  { rows, total }: { rows: readonly ImportRow[]; total: number },
  now: Date,
) => ({ imports: rows.map((row) => presentImport(row, now)), total });

/**
 * One import at a time in all processes.
 * @throws {HttpError} 409 while another runs
 */
export async function takeTurn(trx: Knex.Transaction, now: Date): Promise<void> {
  await trx.raw("lock table data_import in share row exclusive mode");
  await endInterrupted(trx, now).where("alive_at", "<", new Date(now.getTime() - SILENT_AFTER_MS));
  const running = await trx("data_import as i")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "i.uploaded_by")
    .whereIn("i.state", RUNNING)
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

export const needsAnother = (
  { secondPersonIn, uploadedById }: PendingImport,
  appliedBy: number | undefined,
) =>
  uploadedById === appliedBy && secondPersonIn !== null && secondPersonIn.length > 0
    ? `Somebody else has to apply this file, because a second person verifies changes in ${secondPersonIn.join(", ")}.`
    : undefined;

type Applied = {
  importId: number;
  secondPersonIn?: string[] | undefined;
  appliedBy: number | undefined;
  folder: string;
  summary: readonly string[];
};

/**
 * In the import's own transaction, so that history, log and figures cannot differ. Undoes one that was taken
 * for interrupted.
 */
export async function noteApplied(
  trx: Knex.Transaction,
  { importId, appliedBy, folder, summary, secondPersonIn = [] }: Applied,
): Promise<void> {
  const at = new Date();
  const [noted] = await trx("data_import")
    .where({ importId, state: "applying" })
    .update({
      state: "applied",
      summary: JSON.stringify(summary.map((sentence) => withoutPath(sentence, folder))),
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
  if (noted === undefined) throw new Error("The import was taken for interrupted.");
  const { options, uploadedById, ...file } = noted;
  // A province may have begun to demand it since the preview.
  const refusal = needsAnother({ secondPersonIn, uploadedById }, appliedBy);
  if (refusal !== undefined) throw new ImportError(file.fileName, refusal);
  const { reason, choices, source } = options;
  const after = { ...file, ...source, ...(reason && { reason }), ...describeForAudit(choices) };
  await audit(trx, { what: "import applied", actor: appliedBy ?? null, after, at });
}

/** Also run at the start of the only process. The preview of an interrupted withdrawal may be incomplete. */
export const endInterrupted = (knex: Knex, now: Date): Knex.QueryBuilder =>
  knex("data_import")
    .whereIn("state", RUNNING)
    .update({
      state: knex.raw("case state when 'withdrawing' then 'applied' else 'failed' end"),
      problem: INTERRUPTED,
      withdrawal: null,
      finishedAt: knex.raw("case state when 'withdrawing' then finished_at else ? end", [now]),
    });

export async function readDataVersions(trx: Knex.Transaction): Promise<Record<string, string>> {
  const rows: { dataset: string; version: string }[] = await trx("data_version").select("dataset", "version");
  return Object.fromEntries(rows.map(({ dataset, version }) => [dataset, String(version)]));
}

/** The server's path means nothing to the person who uploaded the file. */
export const withoutPath = (sentence: string, folder: string): string =>
  sentence.includes(folder) ? sentence.replace(/; see [^;]*?:$/, ":").replaceAll(folder, "") : sentence;
