import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { idInAddress } from "../../lib/http/list.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { FileResponse } from "../../shared/http/fileResponse.ts";
import { SheetError, SheetFormat } from "../../sheet/contract.ts";
import { ChangeId, FieldChange } from "../instance/contract.ts";

export const downloadSheet = endpoint({
  method: "POST",
  path: "/api/buildingblock/downloadSheet",
  access: ["ViewBuildingBlocks"],
  audits: ["building blocks exported"],
  file: "application/octet-stream",
  body: z.strictObject({ format: SheetFormat, boundaryId: BoundaryId.optional() }),
  response: FileResponse,
});

/** `conflict` means that somebody else changed the place or contact after the download. */
export const RowOutcome = z.enum(["changed", "new", "ended", "still right", "conflict"]);
export type RowOutcome = z.infer<typeof RowOutcome>;

export const SheetRow = z.object({
  row: z.number().int(),
  municipality: z.string(),
  place: z.string(),
  requirement: z.string().nullable(),
  name: z.string(),
  outcome: RowOutcome,
  changes: z.array(FieldChange),
  isPending: z.boolean(),
  reason: z.string().nullable(),
});
export type SheetRow = z.infer<typeof SheetRow>;

const count = z.number().int();

export const SheetPreview = z.object({
  /** At most the first 500 errors. A sheet with an error cannot be applied. */
  errors: z.array(SheetError),
  notes: z.array(z.string()),
  counts: z.object({
    unchanged: count,
    changed: count,
    new: count,
    ended: count,
    stillRight: count,
    conflict: count,
  }),
  rows: z.array(SheetRow),
  needsMethod: z.boolean(),
  fingerprint: z.string().nullable(),
});
export type SheetPreview = z.infer<typeof SheetPreview>;

/**
 * The body is the file or the pasted text. `apply` is the preview's fingerprint; either all rows are applied
 * or none.
 * @throws 400 `sheet`, 409 `stale-preview`
 */
export const uploadSheet = endpoint({
  method: "POST",
  path: "/api/buildingblock/uploadSheet",
  access: ["EditBuildingBlock"],
  audits: ["building block sheet applied", "building block captured"],
  upload: true,
  query: z.strictObject({
    fileName: z.string().min(1).max(200),
    apply: z.string().max(100).optional(),
    checkedHow: idInAddress(1, 4).optional(),
  }),
  response: z.object({
    preview: SheetPreview.nullable(),
    message: z.string().optional(),
    applied: z.object({ applied: count, pendingCount: count, changeId: ChangeId }).optional(),
  }),
});

export const buildingBlockSheetEndpoints = [downloadSheet, uploadSheet] as const;
