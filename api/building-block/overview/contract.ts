import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { idInAddress, MAX_INTEGER, MAX_SMALLINT } from "../../lib/http/list.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { EditLock } from "../instance/contract.ts";

const count = z.number().int();

export const BlockProgress = z.object({
  buildingBlockId: z.number().int(),
  description: z.string(),
  totalBuildingBlockCount: count,
  totalVerifiedBuildingBlockCount: count,
  dueCount: count,
});

const Work = z.object({
  contactCount: count,
  /** Contacts that were never verified, were last verified 75 days ago or earlier, or are reported wrong. */
  dueCount: count,
  /** Contacts that have been due for 30 days. */
  overdueCount: count,
  checkedThisQuarterCount: count,
  reportedCount: count,
  /** Due contacts with a note to call again today or earlier. */
  callAgainCount: count,
  pendingCount: count,
});

export const MunicipalityBlocks = Work.extend({
  /** The id of the municipality's boundary. */
  stakeholderId: z.number().int(),
  name: z.string(),
  province: z.string(),
  district: z.string(),
  totalBuildingBlockCount: count,
  totalVerifiedBuildingBlockCount: count,
  buildingBlockCategories: z.array(
    z.object({
      buildingBlockCategoryId: z.number().int(),
      description: z.string(),
      buildingBlocks: z.array(BlockProgress),
    }),
  ),
});
export type MunicipalityBlocks = z.infer<typeof MunicipalityBlocks>;

export const AssociatedToUser = z.object({
  next: z.object({
    reported: count,
    overdue: count,
    due: count,
    callAgain: count,
    /** Captures that the user may verify. */
    toVerify: count,
    returned: count,
  }),
  /** The latest five captures of other people. */
  editLocks: z.array(
    EditLock.extend({
      stakeholderId: z.number().int(),
      name: z.string(),
      boundaryStakeholderId: z.number().int(),
      buildingBlockId: z.number().int(),
    }),
  ),
  scope: z.array(
    z.object({
      boundaryId: z.number().int(),
      boundaryTypeId: z.number().int().min(1).max(3),
      description: z.string(),
      districtBoundaryId: z.number().int().nullable(),
      nationalBoundaryId: z.number().int().nullable(),
    }),
  ),
  quarter: z.object({
    period: z.string(),
    quarter: z.number().int().min(1).max(4),
    year: z.number().int(),
    lastDay: z.iso.date(),
    daysLeft: count,
  }),
  municipalities: z.array(MunicipalityBlocks),
  /** Only provinces that the user captures as a whole. `liftedBy` has asked to lift the rule of a second person. */
  provinces: z.array(
    z.object({
      boundaryId: z.number().int(),
      description: z.string(),
      demandsSecondPerson: z.boolean(),
      liftedBy: z.string().nullable(),
      isLiftedByMe: z.boolean(),
    }),
  ),
});
export type AssociatedToUser = z.infer<typeof AssociatedToUser>;

export const getBuildingBlockAssociatedToUser = endpoint({
  method: "GET",
  path: "/api/buildingblock/getBuildingBlockAssociatedToUser",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject({ boundaryId: BoundaryId.optional() }),
  response: AssociatedToUser,
});

export const OnMunicipality = z.object({
  boundaryStakeholderId: z.number().int(),
  municipality: z.string(),
  buildingBlockCategoryId: z.number().int(),
  buildingBlockId: z.number().int(),
  buildingBlock: z.string(),
  isConfidential: z.boolean(),
  totalBuildingBlockCount: count,
  totalVerifiedBuildingBlockCount: count,
  instances: z.array(
    z.object({
      stakeholderId: z.number().int(),
      name: z.string(),
      isConfidential: z.boolean(),
      isCaptured: z.boolean(),
      requirementCount: count,
      verifiedRequirementCount: count,
      dueCount: count,
      editLock: EditLock.nullable(),
    }),
  ),
});
export type OnMunicipality = z.infer<typeof OnMunicipality>;

export const getBuildingBlockOnMunicipality = endpoint({
  method: "GET",
  path: "/api/buildingblock/getBuildingBlockOnMunicipality",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject({
    boundaryStakeholderId: idInAddress(1, MAX_INTEGER),
    buildingBlockId: idInAddress(1, MAX_SMALLINT),
  }),
  response: OnMunicipality,
});

export const buildingBlockOverviewEndpoints = [
  getBuildingBlockAssociatedToUser,
  getBuildingBlockOnMunicipality,
] as const;
