import { z } from "zod";
import { IMPORT_KINDS } from "../import/importKinds.ts";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";
import { listOf, pageFields } from "../lib/list.ts";

export { ACTIONS_OF_IMPORT } from "../import/importKinds.ts";

const ImportKind = z.enum(IMPORT_KINDS);

/** Of these there is a file to fill in. */
export const TemplateKind = ImportKind.exclude(["boundaries"]);
export type TemplateKind = z.infer<typeof TemplateKind>;

export const MOST_UPLOAD_BYTES = 64 * 1024 * 1024;

export const IMPORT_STATES = ["reading", "previewed", "applying", "applied", "failed", "cancelled"] as const;

export const DataImport = z.object({
  importId: z.number().int(),
  kind: ImportKind,
  fileName: z.string(),
  bytes: z.number().int(),
  /** SHA-256 of the file; null where it did not arrive whole. */
  fingerprint: z.string().nullable(),
  /** reading: the dry run is under way. previewed: waits to be applied or cancelled. */
  state: z.enum(IMPORT_STATES),
  progress: z.object({ stage: z.string(), done: z.number(), total: z.number() }).nullable(),
  /** Of the dry run, then of the import: what changes, in sentences. */
  summary: z.array(z.string()),
  /** Whether there is anything to apply. */
  hasChanges: z.boolean(),
  /** Why it failed, and details with line numbers. */
  problem: z.string().nullable(),
  details: z.array(z.string()),
  /** Whether rows were rejected, which can be downloaded. */
  hasRejects: z.boolean(),
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** What the caller may do with it. */
  isApplicable: z.boolean(),
});
export type DataImport = z.infer<typeof DataImport>;

/** Which of the two is needed depends on the kind. */
const IMPORTERS = { anyOf: ["ImportPoliceStatistics", "ImportBuildingBlockData"] } as const;

/**
 * The body is the file itself (Content-Type application/octet-stream). Answers at once; the dry run goes on. Rows that
 * match nothing never refuse it: the preview tells how many they are, and whoever sees it decides.
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
  query: z.strictObject({ importId: idInAddress(1, LARGEST_INTEGER) }),
  response: DataImport,
});

export const getImports = endpoint({
  method: "GET",
  path: "/api/import/getImports",
  access: IMPORTERS,
  query: z.strictObject({ ...pageFields }),
  response: listOf("imports", DataImport),
});

const ofImport = z.strictObject({ importId: z.number().int().min(1).max(LARGEST_INTEGER) });

/** 409 `stale-preview` where figures have changed since the dry run: it is run again. 409 `busy` while another runs. */
export const applyImport = endpoint({
  method: "POST",
  path: "/api/import/apply",
  access: IMPORTERS,
  audits: ["import applied"],
  body: ofImport,
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
  query: z.strictObject({ importId: idInAddress(1, LARGEST_INTEGER) }),
  response: z.object({ fileName: z.string(), csv: z.string() }),
});

/** A file to fill in, as South African Excel opens it. */
export const getImportTemplate = endpoint({
  method: "GET",
  path: "/api/import/getTemplate",
  access: IMPORTERS,
  query: z.strictObject({ kind: TemplateKind }),
  response: z.object({ fileName: z.string(), csv: z.string() }),
});
