import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { idInAddress } from "../../lib/idInAddress.ts";
import { FieldChange } from "../instance/contract.ts";

export const SHEET_FORMATS = ["xlsx", "csv"] as const;

/** The caller's municipalities, all of them or those in a boundary, as a sheet to edit. Confidential addresses are left out. */
export const downloadSheet = endpoint({
  method: "POST",
  path: "/api/buildingblock/downloadSheet",
  access: ["ViewBuildingBlocks"],
  audits: ["building blocks exported"],
  body: z.strictObject({ format: z.enum(SHEET_FORMATS), boundaryId: BoundaryId.optional() }),
  /** The file in base64. */
  response: z.object({ fileName: z.string(), content: z.base64() }),
});

/** A fault in a row; `row` is its number in the sheet, and `column` the heading. */
export const SheetError = z.object({
  row: z.number().int(),
  column: z.string().nullable(),
  message: z.string(),
});
export type SheetError = z.infer<typeof SheetError>;

/** `conflict`: left as it is, because of what somebody else did since the download. */
export const RowOutcome = z.enum(["changed", "new", "ended", "still right", "conflict"]);
export type RowOutcome = z.infer<typeof RowOutcome>;

export const SheetRow = z.object({
  row: z.number().int(),
  municipality: z.string(),
  place: z.string(),
  /** Null: the place's own row. */
  requirement: z.string().nullable(),
  name: z.string(),
  outcome: RowOutcome,
  /** Old and new; of a confidential address only that it changed. */
  changes: z.array(FieldChange),
  /** It will wait for somebody to verify it. */
  waits: z.boolean(),
  /** Of a conflict, in a sentence. */
  reason: z.string().nullable(),
});
export type SheetRow = z.infer<typeof SheetRow>;

const count = z.number().int();

export const SheetPreview = z.object({
  /** Nothing can be applied while there is one. The first 500, by row. */
  errors: z.array(SheetError),
  errorCount: count,
  /** What was left aside. */
  notes: z.array(z.string()),
  counts: z.object({
    unchanged: count,
    changed: count,
    new: count,
    ended: count,
    stillRight: count,
    conflict: count,
  }),
  /** All but what is unchanged, by row. */
  rows: z.array(SheetRow),
  /** Whether something will count at once, and it has to be said how it was checked. */
  asksHow: z.boolean(),
  /** Of what would be applied; null where there is nothing to apply. */
  fingerprint: z.string().nullable(),
});
export type SheetPreview = z.infer<typeof SheetPreview>;

const FileName = z.string().min(1).max(200);

/** The body is the file, or what was pasted. 400 `sheet` where it is none of ours. */
export const previewSheet = endpoint({
  method: "POST",
  path: "/api/buildingblock/previewSheet",
  access: ["EditBuildingBlock"],
  audits: { none: "It changes nothing." },
  upload: true,
  query: z.strictObject({ fileName: FileName }),
  response: SheetPreview,
});

/** Applies what the preview of the same file showed, all of it or nothing. 409 `stale-preview` where it would differ. */
export const applySheet = endpoint({
  method: "POST",
  path: "/api/buildingblock/applySheet",
  access: ["EditBuildingBlock"],
  audits: ["building block sheet applied", "building block captured"],
  upload: true,
  query: z.strictObject({
    fileName: FileName,
    fingerprint: z.string().max(100),
    checkedHow: idInAddress(1, 4).optional(),
  }),
  response: Done.extend({ applied: count, waiting: count }),
});
