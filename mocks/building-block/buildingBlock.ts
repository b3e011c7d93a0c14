import {
  type BlockPeriod,
  type BoundaryBlocks,
  type BuildingBlockData,
  type BuildingBlockDetail,
  getBuildingBlockData,
  getBuildingBlockRequirementDetailData,
} from "@gbvf/api/building-block/contract.ts";
import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { boundaryOf, containedIn } from "../geography/boundaries.ts";
import { NotInMocks } from "../NotInMocks.ts";
import { CURRENT, lastQuarter, quarters, runningQuarter } from "../quarters.ts";
import { answer } from "../respond.ts";
import { categories, type MockCategory } from "./reference.ts";
import { add, blockInFullOf, blockOf, categoriesOf, requirementsOf } from "./stats.ts";

export const buildingBlockSource: FigureSource = {
  description: "Invented services and people, for demonstration",
  url: null,
  capturedOn: "2026-08-15",
  isDemonstration: true,
};

function levelOf(boundary: Boundary): BoundaryBlocks {
  const buildingBlockCategoryStats = categoriesOf(boundary);
  const counted = buildingBlockCategoryStats.map((category) => ({
    buildingBlockCategoryId: category.buildingBlockCategoryId,
    categoryDescription: category.description,
    totalCategoryCount: category.buildingBlockStats.reduce((sum, each) => sum + each.buildingBlockCount, 0),
    buildingBlocks: category.buildingBlockStats.map((block) => ({
      buildingBlockId: block.buildingBlockId,
      blockCount: block.buildingBlockCount,
      blockDescription: block.description,
    })),
  }));
  return {
    boundaryId: boundary.boundaryId,
    boundary: boundary.description,
    boundaryTypeId: boundary.boundaryTypeId,
    ...add(buildingBlockCategoryStats),
    buildingBlockCategoryStats,
    boundarySummary: {
      boundary: boundary.description,
      totalCombined: counted.reduce((sum, { totalCategoryCount }) => sum + totalCategoryCount, 0),
      categories: counted,
    },
  };
}

function periodsOf(boundary: Boundary): BlockPeriod[] {
  return [...quarters, runningQuarter].map((quarter, index) => ({
    ...quarter,
    isCurrent: index === CURRENT,
    isRunning: index > CURRENT,
    buildingBlockCategoryStats: categories.map(({ buildingBlockCategoryId, description, blocks }) => {
      const stats = blocks.map((block) => blockInFullOf(boundary, block, CURRENT - index));
      return {
        buildingBlockCategoryId,
        description,
        isIncluded: true,
        ...add(stats),
        buildingBlockStats: stats,
      };
    }),
  }));
}

/** Building blocks are captured for whole municipalities, so nothing is inside one. */
const partsOf = ({ boundaryId, boundaryTypeId }: Boundary) =>
  boundaryTypeId < BOUNDARY_TYPE.municipality ? containedIn(boundaryId) : [];

export function buildingBlocksOf(boundaryId: number): BuildingBlockData {
  const boundary = boundaryOf(boundaryId);
  return {
    source: buildingBlockSource,
    buildingBlockReportingPeriods: periodsOf(boundary),
    lastQuarter,
    currentPeriod: lastQuarter,
    boundaryLevel: levelOf(boundary),
    containedBoundaryData: partsOf(boundary).map(levelOf),
  };
}

export function noBuildingBlocksOf(boundaryId: number): BuildingBlockData {
  const { boundaryLevel, containedBoundaryData, ...others } = buildingBlocksOf(boundaryId);
  const silent = { available: 0, all: 0, availability: null };
  const silence = (level: BoundaryBlocks): BoundaryBlocks => ({
    ...level,
    ...silent,
    buildingBlockCategoryStats: level.buildingBlockCategoryStats.map((category) => ({
      ...category,
      ...silent,
      buildingBlockStats: category.buildingBlockStats.map((block) => ({
        ...block,
        ...silent,
        capturedCount: 0,
      })),
    })),
  });
  return {
    ...others,
    source: null,
    buildingBlockReportingPeriods: [],
    currentPeriod: null,
    boundaryLevel: silence(boundaryLevel),
    containedBoundaryData: containedBoundaryData.map(silence),
  };
}

/** @throws if the fixtures do not contain the category */
export function buildingBlockDetailOf(
  boundaryId: number,
  buildingBlockCategoryId: number,
): BuildingBlockDetail {
  const category: MockCategory | undefined = categories.find(
    (each) => each.buildingBlockCategoryId === buildingBlockCategoryId,
  );
  if (category === undefined) throw new NotInMocks(`The mocks hold no category ${buildingBlockCategoryId}.`);
  const describe = ({ boundaryId, description, boundaryTypeId }: Boundary) => ({
    boundaryId,
    boundary: description,
    boundaryTypeId,
  });
  const boundary = boundaryOf(boundaryId);
  const isMunicipality = boundary.boundaryTypeId === BOUNDARY_TYPE.municipality;
  return {
    source: buildingBlockSource,
    currentPeriod: lastQuarter,
    ...describe(boundary),
    buildingBlockCategoryId,
    description: category.description,
    buildingBlockStats: category.blocks.map((block) => ({
      ...blockOf(boundary, block, 0),
      about: block.about,
      notCaptured: [],
      buildingBlockRequirementStats: requirementsOf(boundary, block, 0).map((stat) => ({
        ...stat,
        origin:
          block.buildingBlockId === 1
            ? "Building Block Maturity page, End GBVF Collective"
            : "Chosen for this dashboard",
        lackedBy:
          isMunicipality && stat.available < stat.all && block.buildingBlockId === 1
            ? [{ stakeholderId: 210004, name: "Galeshewe" }]
            : [],
      })),
    })),
    containedBoundaryData: partsOf(boundary).map((part) => ({
      ...describe(part),
      buildingBlockStats: category.blocks.map((block) => ({
        ...blockOf(part, block, 0),
        buildingBlockRequirementStats: requirementsOf(part, block, 0),
      })),
    })),
  };
}

export const buildingBlockHandlers = {
  "GET /api/buildingblock/getBuildingBlockData": answer(getBuildingBlockData, ({ query }) =>
    buildingBlocksOf(query.boundaryId),
  ),
  "GET /api/buildingblock/getBuildingBlockRquirementDetailData": answer(
    getBuildingBlockRequirementDetailData,
    ({ query }) => buildingBlockDetailOf(query.boundaryId, query.buildingBlockCategoryId),
  ),
};
