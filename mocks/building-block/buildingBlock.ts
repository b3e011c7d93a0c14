import {
  type BoundaryBlocks,
  type BuildingBlockData,
  type BuildingBlockDetail,
  getBuildingBlockData,
  getBuildingBlockRequirementDetailData,
} from "@gbvf/api/building-block/contract.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { recorded } from "../recorded.ts";

export const createBuildingBlocks = (boundaryId: number): BuildingBlockData =>
  recorded(getBuildingBlockData, { query: { boundaryId } });

export const buildingBlockSource = createBuildingBlocks(0).source as FigureSource;

export const createBuildingBlockDetail = (
  boundaryId: number,
  buildingBlockCategoryId: number,
): BuildingBlockDetail =>
  recorded(getBuildingBlockRequirementDetailData, { query: { boundaryId, buildingBlockCategoryId } });

export function createNoBuildingBlocks(boundaryId: number): BuildingBlockData {
  const { boundaryLevel, containedBoundaryData, ...rest } = createBuildingBlocks(boundaryId);
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
    ...rest,
    source: null,
    buildingBlockReportingPeriods: [],
    currentPeriod: null,
    boundaryLevel: silence(boundaryLevel),
    containedBoundaryData: containedBoundaryData.map(silence),
  };
}
