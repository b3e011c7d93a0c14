import { z } from "zod";
import { BoundaryId } from "../../geography/contract.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER, LARGEST_SMALLINT } from "../../lib/idInAddress.ts";

const count = z.number().int();

/** A block in one municipality: how many instances are known, and of how many every requirement is verified today. */
export const BlockProgress = z.object({
  buildingBlockId: z.number().int(),
  description: z.string(),
  totalBuildingBlockCount: count,
  totalVerifiedBuildingBlockCount: count,
  dueCount: count,
});

/** How far the work on contact people is; all of those who stand today. */
const Work = z.object({
  contactCount: count,
  /** Never verified, verified 75 or more days ago, or reported wrong. */
  dueCount: count,
  /** Due for 30 days or longer. */
  overdueCount: count,
  checkedThisQuarterCount: count,
  reportedCount: count,
  /** Captures that wait for verification. */
  waitingCount: count,
});

export const MunicipalityBlocks = Work.extend({
  /** The id of its boundary, too. */
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
  /** The caller's municipalities with the districts and provinces around them: what the filters offer. By name. */
  scope: z.array(
    z.object({
      boundaryId: z.number().int(),
      boundaryTypeId: z.number().int().min(1).max(3),
      description: z.string(),
      districtBoundaryId: z.number().int().nullable(),
      nationalBoundaryId: z.number().int().nullable(),
    }),
  ),
  /** The running quarter. `daysLeft` counts today. */
  quarter: z.object({
    period: z.string(),
    quarter: z.number().int().min(1).max(4),
    year: z.number().int(),
    lastDay: z.iso.date(),
    daysLeft: count,
  }),
  /** By name. */
  municipalities: z.array(MunicipalityBlocks),
  /** The provinces of which the caller captures every municipality: they say whether two people are needed. By name. */
  provinces: z.array(
    z.object({ boundaryId: z.number().int(), description: z.string(), demandsSecondPerson: z.boolean() }),
  ),
});
export type AssociatedToUser = z.infer<typeof AssociatedToUser>;

/** The municipalities that the caller captures, all of them or those in a boundary, and how far each block is. */
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
  /** Whether every instance of the block is confidential. */
  isConfidential: z.boolean(),
  totalBuildingBlockCount: count,
  totalVerifiedBuildingBlockCount: count,
  /** By name. */
  instances: z.array(
    z.object({
      stakeholderId: z.number().int(),
      name: z.string(),
      isConfidential: z.boolean(),
      isCaptured: z.boolean(),
      requirementCount: count,
      verifiedRequirementCount: count,
      dueCount: count,
      /** A capture waits for verification. */
      isWaiting: z.boolean(),
    }),
  ),
});
export type OnMunicipality = z.infer<typeof OnMunicipality>;

/** The instances of one block in one municipality. */
export const getBuildingBlockOnMunicipality = endpoint({
  method: "GET",
  path: "/api/buildingblock/getBuildingBlockOnMunicipality",
  access: ["ViewBuildingBlocks"],
  query: z.strictObject({
    boundaryStakeholderId: idInAddress(1, LARGEST_INTEGER),
    buildingBlockId: idInAddress(1, LARGEST_SMALLINT),
  }),
  response: OnMunicipality,
});
