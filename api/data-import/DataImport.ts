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
  /** Null for an incomplete upload. */
  fingerprint: z.string().nullable(),
  /** reading: the dry run is running. previewed: waits to be applied or cancelled. */
  state: z.enum(IMPORT_STATES),
  progress: z.object({ stage: z.string(), done: z.number(), total: z.number() }).nullable(),
  /** Worst first. */
  warnings: z.array(z.string()),
  /** Applying asks for the password and a reason. */
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
  /** A preview, or the result; `withdrawn` are imports, latest first. */
  withdrawal: z
    .object({
      reason: z.string(),
      withdrawn: z.array(z.object({ importId: z.number().int(), fileName: z.string() })),
      summary: z.array(z.string()),
      /** Provinces in which somebody other than the requester must withdraw it. */
      secondPersonIn: z.array(z.string()),
      requestedBy: z.string().nullable(),
      /** Requested by the user. */
      isOwn: z.boolean(),
    })
    .nullable(),
  isWithdrawable: z.boolean(),
  withdrawalRefusal: z.string().nullable(),
  isApplicable: z.boolean(),
});
export type DataImport = z.infer<typeof DataImport>;

export const OpenedImport = DataImport.extend({
  /** Choices before it is applied; null: there were no questions. */
  questions: ImportQuestions.nullable(),
  source: ImportSource.nullable(),
  /** Of the same kind, by title. */
  knownSources: z.array(ImportSource),
});
export type OpenedImport = z.infer<typeof OpenedImport>;
