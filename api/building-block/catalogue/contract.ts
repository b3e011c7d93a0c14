import { z } from "zod";
import { endpoint } from "../../shared/http/endpoint.ts";
import { FileResponse } from "../../shared/http/fileResponse.ts";
import { SheetError, SheetFormat } from "../../sheet/contract.ts";
import { FieldChange } from "../instance/contract.ts";

export const catalogueSheet = endpoint({
  method: "POST",
  path: "/api/buildingblock/catalogueSheet",
  access: ["CreateNewBuildingBlock"],
  reads: true,
  file: "application/octet-stream",
  body: z.strictObject({ format: SheetFormat }),
  response: FileResponse,
});

const CatalogueChange = z.object({
  row: z.number().int(),
  kind: z.enum(["Category", "Building block", "Requirement"]),
  name: z.string(),
  outcome: z.enum(["added", "changed", "taken out", "put back"]),
  changes: z.array(FieldChange),
  effects: z.array(z.string()),
});
export type CatalogueChange = z.infer<typeof CatalogueChange>;

export const CataloguePreview = z.object({
  errors: z.array(SheetError),
  changes: z.array(CatalogueChange),
  effects: z.array(z.string()),
  /** Null if there is nothing to apply. */
  fingerprint: z.string().nullable(),
});
export type CataloguePreview = z.infer<typeof CataloguePreview>;

/**
 * The body is the file. `apply` is the preview's fingerprint; applying requires recent authentication. Items
 * that the file lacks remain.
 * If a block becomes confidential, its places are hidden; if it stops being so, they are not published.
 * @throws 400 `sheet`, 409 `stale-preview`
 */
export const changeCatalogue = endpoint({
  method: "POST",
  path: "/api/buildingblock/changeCatalogue",
  access: ["CreateNewBuildingBlock"],
  recentAuth: "for a part",
  audits: ["catalogue extended", "catalogue changed"],
  upload: true,
  query: z.strictObject({
    fileName: z.string().min(1).max(200),
    apply: z.string().max(100).optional(),
  }),
  response: z.object({ preview: CataloguePreview.nullable(), message: z.string().optional() }),
});

export const buildingBlockCatalogueEndpoints = [catalogueSheet, changeCatalogue] as const;
