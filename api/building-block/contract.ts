import { z } from "zod";
import { BoundaryId, BoundaryQuery } from "../geography/contract.ts";
import { idInAddress, MAX_SMALLINT } from "../lib/http/list.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { FigureSource } from "../source/contract.ts";

const Id = idInAddress(1, MAX_SMALLINT);

const Quarter = z.object({
  period: z.string(),
  quarter: z.number().int().min(1).max(4),
  year: z.number().int(),
});

/**
 * `availability` is a fraction with four decimals: null if nothing is captured, zero if nothing is available.
 */
export const Availability = z.object({
  available: z.number().int(),
  all: z.number().int(),
  availability: z.number().min(0).max(1).nullable(),
});
export type Availability = z.infer<typeof Availability>;

export const RequirementStat = Availability.extend({
  buildingBlockRequirementId: z.number().int(),
  description: z.string(),
});
export type RequirementStat = z.infer<typeof RequirementStat>;

export const BlockStat = Availability.extend({
  buildingBlockId: z.number().int(),
  description: z.string(),
  isIncluded: z.boolean(),
  buildingBlockCount: z.number().int(),
  capturedCount: z.number().int(),
});
export type BlockStat = z.infer<typeof BlockStat>;

export const BlockStatInFull = BlockStat.extend({
  /** 2 meets every requirement, 1 some, 0 none. */
  options: z.array(
    z.object({ optionId: z.number().int().min(0).max(2), description: z.string(), count: z.number().int() }),
  ),
  subOptions: z.array(
    z.object({ subOptionId: z.number().int(), description: z.string(), count: z.number().int() }),
  ),
  buildingBlockRequirementStats: z.array(RequirementStat),
});
export type BlockStatInFull = z.infer<typeof BlockStatInFull>;

const CategoryStatBase = Availability.extend({
  buildingBlockCategoryId: z.number().int(),
  description: z.string(),
  isIncluded: z.boolean(),
});
export const CategoryStat = CategoryStatBase.extend({ buildingBlockStats: z.array(BlockStat) });
export type CategoryStat = z.infer<typeof CategoryStat>;
const CategoryStatInFull = CategoryStatBase.extend({ buildingBlockStats: z.array(BlockStatInFull) });

export const BoundarySummary = z.object({
  boundary: z.string(),
  totalCombined: z.number().int(),
  categories: z.array(
    z.object({
      buildingBlockCategoryId: z.number().int(),
      totalCategoryCount: z.number().int(),
      categoryDescription: z.string(),
      buildingBlocks: z.array(
        z.object({
          buildingBlockId: z.number().int(),
          blockCount: z.number().int(),
          blockDescription: z.string(),
        }),
      ),
    }),
  ),
});
export type BoundarySummary = z.infer<typeof BoundarySummary>;

export const BoundaryBlocks = Availability.extend({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  buildingBlockCategoryStats: z.array(CategoryStat),
  boundarySummary: BoundarySummary,
});
export type BoundaryBlocks = z.infer<typeof BoundaryBlocks>;

export const BlockPeriod = Quarter.extend({
  isCurrent: z.boolean(),
  isRunning: z.boolean(),
  buildingBlockCategoryStats: z.array(CategoryStatInFull),
});
export type BlockPeriod = z.infer<typeof BlockPeriod>;

export const BuildingBlockData = z.object({
  source: FigureSource.nullable(),
  /** Sorted from the oldest to the latest. */
  buildingBlockReportingPeriods: z.array(BlockPeriod),
  lastQuarter: Quarter,
  /** The last completed quarter, or an earlier one if that has no data. */
  currentPeriod: Quarter.nullable(),
  boundaryLevel: BoundaryBlocks,
  containedBoundaryData: z.array(BoundaryBlocks),
});
export type BuildingBlockData = z.infer<typeof BuildingBlockData>;

export const getBuildingBlockData = endpoint({
  method: "GET",
  path: "/api/buildingblock/getBuildingBlockData",
  access: "anyone",
  open: {
    summary:
      "Services, resources and forums that are there, and how developed they are: one place, and the places directly inside it.",
    description:
      "`availability` is the share of captured requirements that are met, from 0 to 1; null where nothing was captured.",
    example: { boundaryId: 7 },
  },
  cache: "public",
  dependsOn: ["building-block"],
  query: BoundaryQuery,
  response: BuildingBlockData,
});

/** Confidential instances are never named. */
const InstanceName = z.object({ stakeholderId: z.number().int(), name: z.string() });

export const RequirementDetail = RequirementStat.extend({
  origin: z.string(),
  /** Instances that do not meet the requirement. Empty unless the boundary is a municipality. */
  lackedBy: z.array(InstanceName),
});
export type RequirementDetail = z.infer<typeof RequirementDetail>;

export const BlockDetail = BlockStat.extend({
  about: z.string(),
  notCaptured: z.array(InstanceName),
  buildingBlockRequirementStats: z.array(RequirementDetail),
});
export type BlockDetail = z.infer<typeof BlockDetail>;

export const BuildingBlockDetail = z.object({
  source: FigureSource.nullable(),
  currentPeriod: Quarter.nullable(),
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  buildingBlockCategoryId: z.number().int(),
  description: z.string(),
  buildingBlockStats: z.array(BlockDetail),
  containedBoundaryData: z.array(
    z.object({
      boundaryId: z.number().int(),
      boundary: z.string(),
      boundaryTypeId: z.number().int(),
      buildingBlockStats: z.array(
        BlockStat.extend({ buildingBlockRequirementStats: z.array(RequirementStat) }),
      ),
    }),
  ),
});
export type BuildingBlockDetail = z.infer<typeof BuildingBlockDetail>;

export const getBuildingBlockRequirementDetailData = endpoint({
  method: "GET",
  path: "/api/buildingblock/getBuildingBlockRquirementDetailData",
  access: "anyone",
  open: {
    summary:
      "One category of building blocks, down to each requirement; in a municipality also which services lack it.",
    description: "Confidential services are counted and never named.",
    example: { buildingBlockCategoryId: 1, boundaryId: 1163 },
  },
  cache: "public",
  mayBecomeConfidential: true,
  dependsOn: ["building-block"],
  query: z.strictObject({
    buildingBlockCategoryId: Id.describe("1 services, 2 resources, 3 forums."),
    boundaryId: BoundaryId.default(0),
  }),
  response: BuildingBlockDetail,
});

export const buildingBlockEndpoints = [getBuildingBlockData, getBuildingBlockRequirementDetailData] as const;
