import type { Knex } from "knex";
import type { ImportQuestions } from "../import/choices.ts";
import type { ImportOptions } from "../import/Importer.ts";
import { IMPORT_KINDS, IMPORT_PERMISSIONS } from "../import/importKinds.ts";
import { paginate } from "../lib/database/paginate.ts";
import { notAllowed, notFound } from "../lib/http/errors.ts";
import type { Session } from "../lib/http/route.ts";
import type { ImportSource } from "../source/contract.ts";
import type { DataImport } from "./contract.ts";

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
  errorMessage: string | null;
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

const mayImport = ({ permissions }: Session, kind: Kind): boolean =>
  IMPORT_PERMISSIONS[kind].every((permission) => permissions.has(permission));

export function assertMayImport(session: Session, kind: Kind): void {
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
      "i.error_message",
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
  return paginate<ImportRow>(findImports(trx, session), { ...page, order, id: "i.import_id" });
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

export async function readKnownSources(trx: Knex, kind: Kind): Promise<ImportSource[]> {
  const rows: { source: ImportSource }[] = await trx("data_import")
    .where({ kind })
    .whereIn("state", ["applied", "withdrawn"])
    .whereRaw("options -> 'source' is not null")
    .orderByRaw("options -> 'source' ->> 'title', finished_at desc")
    .select(trx.raw("distinct on (options -> 'source' ->> 'title') options -> 'source' as source"));
  return rows.map(({ source }) => source);
}

export async function readDataVersions(trx: Knex.Transaction): Promise<Record<string, string>> {
  const rows: { dataset: string; version: string }[] = await trx("data_version").select("dataset", "version");
  return Object.fromEntries(rows.map(({ dataset, version }) => [dataset, String(version)]));
}
