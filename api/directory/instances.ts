import type { Knex } from "knex";
import { validOn } from "../lib/database/validOn.ts";
import type { ServiceLanguage } from "../shared/i18n/languages.ts";

export const IS_VALID = validOn("i");

export const whereInside = (boundaryId: number) => (inside: Knex.QueryBuilder) =>
  inside
    .where("b.boundary_id", boundaryId)
    .orWhere("b.containing_boundary_id", boundaryId)
    .orWhere("b.national_boundary_id", boundaryId);

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
  openingHours: string | null;
  languages: ServiceLanguage[];
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
