import { z } from "zod";
import { ImportChoices, ImportQuestions } from "../import/choices.ts";
import { IMPORT_KINDS, IMPORTERS } from "../import/importKinds.ts";
import { Done } from "../lib/http/done.ts";
import { buildListResponse, idInAddress, MAX_INTEGER, pageFields } from "../lib/http/list.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FileResponse } from "../shared/http/fileResponse.ts";
import { ImportSource } from "../source/contract.ts";

export {
  COLUMN_SUBJECTS,
  type ColumnMeaning,
  type ColumnSubject,
  type ImportQuestions,
} from "../import/choices.ts";
export { ACTIONS_OF_IMPORT } from "../import/importKinds.ts";

const ImportKind = z.enum(IMPORT_KINDS);
type ImportKind = z.infer<typeof ImportKind>;

export const TemplateKind = ImportKind.exclude(["boundaries"]);
export type TemplateKind = z.infer<typeof TemplateKind>;

export const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

const IMPORT_STATES = [
  "reading",
  "previewed",
  "applying",
  "applied",
  "failed",
  "cancelled",
  "withdrawing",
  "withdrawn",
] as const;

export const DataImport = z.object({
  importId: z.number().int(),
  kind: ImportKind,
  fileName: z.string(),
  bytes: z.number().int(),
  /** Null where the file did not arrive whole. */
  fingerprint: z.string().nullable(),
  /** reading: the dry run is running. previewed: waits to be applied or cancelled. */
  state: z.enum(IMPORT_STATES),
  progress: z.object({ stage: z.string(), done: z.number(), total: z.number() }).nullable(),
  /** What matters most, worst first. */
  warnings: z.array(z.string()),
  /** Whether applying asks for the password and a reason. */
  needsReason: z.boolean(),
  summary: z.array(z.string()),
  hasChanges: z.boolean(),
  problem: z.string().nullable(),
  details: z.array(z.string()),
  hasRejects: z.boolean(),
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** What its withdrawal would change, or changed; `withdrawn` are the imports, the latest first. */
  withdrawal: z
    .object({
      reason: z.string(),
      withdrawn: z.array(z.object({ importId: z.number().int(), fileName: z.string() })),
      summary: z.array(z.string()),
      /** Provinces that want somebody other than the person who requested it to withdraw it. */
      secondPersonIn: z.array(z.string()),
      requestedBy: z.string().nullable(),
      /** The caller requested it. */
      isOwn: z.boolean(),
    })
    .nullable(),
  isWithdrawable: z.boolean(),
  /** Why an applied import cannot be withdrawn. */
  withdrawalRefusal: z.string().nullable(),
  isApplicable: z.boolean(),
});
export type DataImport = z.infer<typeof DataImport>;

export const OpenedImport = DataImport.extend({
  /** What an administrator may choose before it is applied; without it nothing was ever asked. */
  questions: ImportQuestions.nullable(),
  source: ImportSource.nullable(),
  /** Of earlier imports of the kind, by title. */
  knownSources: z.array(ImportSource),
});
export type OpenedImport = z.infer<typeof OpenedImport>;

/**
 * The body is the file (application/octet-stream). Answers at once; the dry run goes on. Unmatched rows never
 * refuse it.
 */
export const uploadImport = endpoint({
  method: "POST",
  path: "/api/import/upload",
  access: IMPORTERS,
  audits: ["import uploaded"],
  upload: true,
  query: z.strictObject({
    kind: ImportKind,
    fileName: z.string().min(1).max(200),
    years: z.enum(["financial", "calendar"]).optional(),
  }),
  response: Done.extend({ importId: z.number().int() }),
});

/** Ask again every second while `state` is reading or applying. */
export const getImport = endpoint({
  method: "GET",
  path: "/api/import/getImport",
  access: IMPORTERS,
  query: z.strictObject({ importId: idInAddress(1, MAX_INTEGER) }),
  response: OpenedImport,
});

export const getImports = endpoint({
  method: "GET",
  path: "/api/import/getImports",
  access: IMPORTERS,
  query: z.strictObject({ ...pageFields }),
  response: buildListResponse("imports", DataImport),
});

export const ImportReason = z
  .string()
  .trim()
  .min(10, "Give a reason of 10 characters or more")
  .max(500, "At most 500 characters");

/** Whose figures are cited as published by somebody. */
export const SOURCED_KINDS: readonly ImportKind[] = ["crime", "collectiveactions"];

const ofImport = z.strictObject({ importId: z.int32().min(1) });

/**
 * 400 `reason-needed` without a reason where one is needed, which also needs the password and tells everybody who may
 * import. 409 `stale-preview` where figures have changed since the dry run, which runs again. 409 `busy` while
 * another runs.
 */
export const applyImport = endpoint({
  method: "POST",
  path: "/api/import/apply",
  access: IMPORTERS,
  audits: ["import begun"],
  recentAuth: "for a part",
  body: ofImport.extend({ source: ImportSource.optional(), reason: ImportReason.optional() }),
  response: Done,
});

/**
 * Says what columns and names of the file are, all of them each time, and reads the file again. Remembered when the
 * import is applied.
 */
export const checkImportAgain = endpoint({
  method: "POST",
  path: "/api/import/checkAgain",
  access: IMPORTERS,
  audits: ["import choices made"],
  body: ImportChoices.extend({ importId: z.int32().min(1) }),
  response: Done,
});

/**
 * Brings back the figures before it, in one transaction. Later imports that touched the same figures are withdrawn
 * before it. With a reason it is a dry run, whose result is the import's `withdrawal`; without one, what was shown is
 * withdrawn, or 409 `stale-preview` where figures have changed since, and the dry run runs again.
 */
export const withdrawImport = endpoint({
  method: "POST",
  path: "/api/import/withdraw",
  access: IMPORTERS,
  audits: ["import withdrawal begun"],
  recentAuth: "for a part",
  body: ofImport.extend({ reason: ImportReason.optional() }),
  response: Done,
});

export const cancelImport = endpoint({
  method: "POST",
  path: "/api/import/cancel",
  access: IMPORTERS,
  audits: ["import cancelled"],
  body: ofImport,
  response: Done,
});

export const getImportRejects = endpoint({
  method: "GET",
  path: "/api/import/getRejects",
  access: IMPORTERS,
  file: "text/csv",
  query: z.strictObject({ importId: idInAddress(1, MAX_INTEGER) }),
  response: FileResponse,
});

export const getImportTemplate = endpoint({
  method: "GET",
  path: "/api/import/getTemplate",
  access: IMPORTERS,
  file: "text/csv",
  query: z.strictObject({ kind: TemplateKind }),
  response: FileResponse,
});

export const dataImportEndpoints = [
  uploadImport,
  getImport,
  getImports,
  applyImport,
  cancelImport,
  withdrawImport,
  checkImportAgain,
  getImportRejects,
  getImportTemplate,
] as const;
