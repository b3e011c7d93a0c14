import { z } from "zod";
import { ImportQuestions } from "../import/choices.ts";
import { IMPORT_KINDS } from "../import/importKinds.ts";
import { ImportSource } from "../source/contract.ts";

export const ImportKind = z.enum(IMPORT_KINDS);
export type ImportKind = z.infer<typeof ImportKind>;

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
  /** Null until the upload is complete. */
  fingerprint: z.string().nullable(),
  /** `reading`: the dry run is running. `previewed`: somebody must apply or cancel the import. */
  state: z.enum(IMPORT_STATES),
  progress: z.object({ stage: z.string(), done: z.number(), total: z.number() }).nullable(),
  warnings: z.array(z.string()),
  /** True if a user must give a password and a reason to apply the import. */
  needsReason: z.boolean(),
  summary: z.array(z.string()),
  hasChanges: z.boolean(),
  errorMessage: z.string().nullable(),
  details: z.array(z.string()),
  hasRejects: z.boolean(),
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** The preview or the result of a withdrawal; `withdrawn` begins with the latest import. */
  withdrawal: z
    .object({
      reason: z.string(),
      withdrawn: z.array(z.object({ importId: z.number().int(), fileName: z.string() })),
      summary: z.array(z.string()),
      /** Somebody other than the requester must withdraw it in these provinces. */
      secondPersonIn: z.array(z.string()),
      requestedBy: z.string().nullable(),
      isOwn: z.boolean(),
    })
    .nullable(),
  isWithdrawable: z.boolean(),
  withdrawalRefusal: z.string().nullable(),
  isApplicable: z.boolean(),
});
export type DataImport = z.infer<typeof DataImport>;

export const OpenedImport = DataImport.extend({
  questions: ImportQuestions.nullable(),
  source: ImportSource.nullable(),
  knownSources: z.array(ImportSource),
});
export type OpenedImport = z.infer<typeof OpenedImport>;
