import { z } from "zod";
import { ImportChoices } from "../import/choices.ts";
import { MAY_IMPORT } from "../import/importKinds.ts";
import { Done } from "../lib/http/done.ts";
import { buildListResponse, idInAddress, MAX_INTEGER, pageFields } from "../lib/http/list.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FileResponse } from "../shared/http/fileResponse.ts";
import { ImportSource } from "../source/contract.ts";
import { DataImport, ImportKind, OpenedImport } from "./DataImport.ts";

export {
  COLUMN_SUBJECTS,
  type ColumnMeaning,
  type ColumnSubject,
  type ImportQuestions,
} from "../import/choices.ts";
export { IMPORT_PERMISSIONS } from "../import/importKinds.ts";
export { DataImport, OpenedImport } from "./DataImport.ts";

export const TemplateKind = ImportKind.exclude(["boundaries"]);
export type TemplateKind = z.infer<typeof TemplateKind>;

export const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

/** The body is the file (application/octet-stream). The response comes before the dry run ends. */
export const uploadImport = endpoint({
  method: "POST",
  path: "/api/import/upload",
  access: MAY_IMPORT,
  audits: ["import uploaded"],
  upload: true,
  query: z.strictObject({
    kind: ImportKind,
    fileName: z.string().min(1).max(200),
    years: z.enum(["financial", "calendar"]).optional(),
  }),
  response: Done.extend({ importId: z.number().int() }),
});

/** Poll every second while `state` is reading or applying. */
export const getImport = endpoint({
  method: "GET",
  path: "/api/import/getImport",
  access: MAY_IMPORT,
  query: z.strictObject({ importId: idInAddress(1, MAX_INTEGER) }),
  response: OpenedImport,
});

export const getImports = endpoint({
  method: "GET",
  path: "/api/import/getImports",
  access: MAY_IMPORT,
  query: z.strictObject({ ...pageFields }),
  response: buildListResponse("imports", DataImport),
});

export const ImportReason = z
  .string()
  .trim()
  .min(10, "Give a reason of 10 characters or more")
  .max(500, "At most 500 characters");

export const KINDS_WITH_SOURCE: readonly ImportKind[] = ["crime", "collectiveactions"];

const ImportIdBody = z.strictObject({ importId: z.int32().min(1) });

/**
 * An import that requires a reason also requires the password, and notifies everybody who may import.
 * @throws 400 `reason-needed`, 409 `busy`, 409 `stale-preview` (the dry run then runs again)
 */
export const applyImport = endpoint({
  method: "POST",
  path: "/api/import/apply",
  access: MAY_IMPORT,
  audits: ["import begun"],
  recentAuth: "for a part",
  body: ImportIdBody.extend({ source: ImportSource.optional(), reason: ImportReason.optional() }),
  response: Done,
});

/** Reads the file again with the chosen columns and names. Applying the import stores the choices. */
export const checkImportAgain = endpoint({
  method: "POST",
  path: "/api/import/checkAgain",
  access: MAY_IMPORT,
  audits: ["import choices made"],
  body: ImportChoices.extend({ importId: z.int32().min(1) }),
  response: Done,
});

/**
 * Restores the figures before the import, and withdraws later imports that changed them. A request with a
 * reason is a dry run, whose result is `withdrawal`; a request without one applies that result.
 * @throws 409 `stale-preview` (the dry run then runs again)
 */
export const withdrawImport = endpoint({
  method: "POST",
  path: "/api/import/withdraw",
  access: MAY_IMPORT,
  audits: ["import withdrawal begun"],
  recentAuth: "for a part",
  body: ImportIdBody.extend({ reason: ImportReason.optional() }),
  response: Done,
});

export const cancelImport = endpoint({
  method: "POST",
  path: "/api/import/cancel",
  access: MAY_IMPORT,
  audits: ["import cancelled"],
  body: ImportIdBody,
  response: Done,
});

export const getImportRejects = endpoint({
  method: "GET",
  path: "/api/import/getRejects",
  access: MAY_IMPORT,
  file: "text/csv",
  query: z.strictObject({ importId: idInAddress(1, MAX_INTEGER) }),
  response: FileResponse,
});

export const getImportTemplate = endpoint({
  method: "GET",
  path: "/api/import/getTemplate",
  access: MAY_IMPORT,
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
