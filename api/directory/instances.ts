import type { Knex } from "knex";
import { validOn } from "../lib/validOn.ts";

/** Instances `i` on `:today`. */
export const STANDING = validOn("i");

/** Municipalities `b` in or equal to it. */
export const insideOf = (boundaryId: number) => (inside: Knex.QueryBuilder) =>
  inside
    .where("b.boundary_id", boundaryId)
    .orWhere("b.containing_boundary_id", boundaryId)
    .orWhere("b.national_boundary_id", boundaryId);

/** With block, public address and source. */
export type InstanceRow = {
  instanceId: number;
  stakeholderId: number;
  name: string;
  about: string | null;
  isConfidential: boolean;
  boundaryId: number;
  localMunicipalityName: string | null;
  buildingBlockCategoryId: number;
  buildingBlockId: number;
  buildingBlock: string;
  /** ISO 8601. */
  verifiedOn: string | null;
  addressId: number | null;
  addressTypeId: number | null;
  addressLine1: string | null;
  addressLine2: string | null;
  source: string;
  url: string | null;
  isDemonstration: boolean;
  capturedAt: Date;
};
