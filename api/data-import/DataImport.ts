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
  /** Null if the upload was incomplete. */
  fingerprint: z.string().nullable(),
  /** reading: the dry run is running. previewed: waits to be applied or cancelled. */
  state: z.enum(IMPORT_STATES),
  progress: z.object({ stage: z.string(), done: z.number(), total: z.number() }).nullable(),
  /** The most important warnings, the worst first. */
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
      /** True if the user requested it. */
      isOwn: z.boolean(),
    })
    .nullable(),
  isWithdrawable: z.boolean(),
  /** Explains why an applied import cannot be withdrawn. */
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
