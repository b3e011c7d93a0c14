import { z } from "zod";
import { BoundaryId, BoundaryQuery } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_SMALLINT } from "../lib/idInAddress.ts";
import { FigureSource } from "../source/contract.ts";

/** Fits its smallint column. */
const Id = idInAddress(1, LARGEST_SMALLINT);

/** "Apr - Jun 2026" */
const Quarter = z.object({
  period: z.string(),
  quarter: z.number().int().min(1).max(4),
  year: z.number().int(),
});

/**
 * Requirements met, of those captured. `availability` is their fraction, four decimals; null if nothing was captured.
 * Zero means captured and not available.
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

/** `buildingBlockCount` counts known instances. */
export const BlockStat = Availability.extend({
  buildingBlockId: z.number().int(),
  description: z.string(),
  isIncluded: z.boolean(),
  buildingBlockCount: z.number().int(),
  capturedCount: z.number().int(),
});
export type BlockStat = z.infer<typeof BlockStat>;

export const BlockStatInFull = BlockStat.extend({
  /** Captured instances: 2 meets every requirement, 1 some, 0 none. */
  options: z.array(
    z.object({ optionId: z.number().int().min(0).max(2), description: z.string(), count: z.number().int() }),
  ),
  /** Captured instances that meet each requirement. */
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
/** Sums of the included blocks. */
export const CategoryStat = CategoryStatBase.extend({ buildingBlockStats: z.array(BlockStat) });
export type CategoryStat = z.infer<typeof CategoryStat>;
export const CategoryStatInFull = CategoryStatBase.extend({ buildingBlockStats: z.array(BlockStatInFull) });
export type CategoryStatInFull = z.infer<typeof CategoryStatInFull>;

/** Known instances, by included category and block. */
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

/** One boundary in the current period; sums of the included categories. */
export const BoundaryBlocks = Availability.extend({
  boundaryId: z.number().int(),
  boundary: z.string(),
  boundaryTypeId: z.number().int(),
  buildingBlockCategoryStats: z.array(CategoryStat),
  boundarySummary: BoundarySummary,
});
export type BoundaryBlocks = z.infer<typeof BoundaryBlocks>;

export const BlockPeriod = Quarter.extend({
  /** The period of the map and of the boundary's own numbers; at most one. */
  isCurrent: z.boolean(),
  /** Unfinished: as of the last update. */
  isRunning: z.boolean(),
  buildingBlockCategoryStats: z.array(CategoryStatInFull),
});
export type BlockPeriod = z.infer<typeof BlockPeriod>;

export const BuildingBlockData = z.object({
  source: FigureSource.nullable(),
  /** The last eight completed quarters and the running one, oldest first; empty if nothing was captured. */
  buildingBlockReportingPeriods: z.array(BlockPeriod),
  /** The last completed quarter. */
  lastQuarter: Quarter,
  /** The last completed quarter, or the latest with data; null if nothing was captured. */
  currentPeriod: Quarter.nullable(),
  boundaryLevel: BoundaryBlocks,
  /** Directly inside, by name. Empty for a municipality: building blocks belong to all of it. */
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
  madeOf: ["building-block"],
  query: BoundaryQuery,
  response: BuildingBlockData,
});

/** Confidential instances are counted, never named. */
const NamedInstance = z.object({ stakeholderId: z.number().int(), name: z.string() });

export const RequirementDetail = RequirementStat.extend({
  /** Where the requirement comes from. */
  origin: z.string(),
  /** For a municipality: captured instances that do not meet it, by name; otherwise empty. */
  lackedBy: z.array(NamedInstance),
});
export type RequirementDetail = z.infer<typeof RequirementDetail>;

export const BlockDetail = BlockStat.extend({
  /** For the public. */
  about: z.string(),
  /** For a municipality: known instances not captured yet, by name; otherwise empty. */
  notCaptured: z.array(NamedInstance),
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
  /** Directly inside, by name. */
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

/** One category in the current period, down to the requirements and who lacks them. */
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
  madeOf: ["building-block"],
  query: z.strictObject({
    buildingBlockCategoryId: Id.describe("1 services, 2 resources, 3 forums."),
    boundaryId: BoundaryId.default(0),
  }),
  response: BuildingBlockDetail,
});
