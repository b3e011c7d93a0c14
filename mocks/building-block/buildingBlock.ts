import {
  type BoundaryBlocks,
  type BuildingBlockData,
  type BuildingBlockDetail,
  getBuildingBlockData,
  getBuildingBlockRequirementDetailData,
} from "@gbvf/api/building-block/contract.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { getRecorded } from "../recorded.ts";

export const createBuildingBlocks = (boundaryId: number): BuildingBlockData =>
  getRecorded(getBuildingBlockData, { query: { boundaryId } });

export const buildingBlockSource = createBuildingBlocks(0).source as FigureSource;

export const createBuildingBlockDetail = (
  boundaryId: number,
  buildingBlockCategoryId: number,
): BuildingBlockDetail =>
  getRecorded(getBuildingBlockRequirementDetailData, { query: { boundaryId, buildingBlockCategoryId } });

export function createNoBuildingBlocks(boundaryId: number): BuildingBlockData {
  const { boundaryLevel, containedBoundaryData, ...rest } = createBuildingBlocks(boundaryId);
  const NO_FIGURES = { available: 0, all: 0, availability: null };
  const clearFigures = (level: BoundaryBlocks): BoundaryBlocks => ({
    ...level,
    ...NO_FIGURES,
    buildingBlockCategoryStats: level.buildingBlockCategoryStats.map((category) => ({
      ...category,
      ...NO_FIGURES,
      buildingBlockStats: category.buildingBlockStats.map((block) => ({
        ...block,
        ...NO_FIGURES,
        capturedCount: 0,
      })),
    })),
  });
  return {
    ...rest,
    source: null,
    buildingBlockReportingPeriods: [],
    currentPeriod: null,
    boundaryLevel: clearFigures(boundaryLevel),
    containedBoundaryData: containedBoundaryData.map(clearFigures),
  };
}
