import type { Availability, BlockStat, BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import {
  appendCoveredPart,
  coverageOfBlocks,
  isEnoughCovered,
  nameWithCoverage,
  type PlaceCoverage,
} from "@gbvf/api/shared/figures/coverage.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import { formatPercent } from "@gbvf/ui/text/format.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";

export type CategoryWith<B extends BlockStat> = Availability & {
  buildingBlockCategoryId: number;
  description: string;
  isIncluded: boolean;
  buildingBlockStats: B[];
};

export type BlockFigures<B extends BlockStat = BlockStat> = Availability & {
  known: number;
  captured: number;
  coverage: PlaceCoverage;
  categories: readonly CategoryWith<B>[];
};

/** An option is a category. If some of its blocks are chosen, they replace the category. */
export function getFigures<B extends BlockStat>(
  categoryStats: readonly CategoryWith<B>[],
  { componentOptions, componentSubOptions }: ChosenOptions,
): BlockFigures<B> {
  const categories = categoryStats
    .filter(
      ({ isIncluded, buildingBlockCategoryId: id }) =>
        isIncluded && (componentOptions.length === 0 || componentOptions.includes(id)),
    )
    .map((category) => {
      const chosenBlockIds = componentSubOptions
        .filter(({ optionId }) => optionId === category.buildingBlockCategoryId)
        .map(({ subOptionId }) => subOptionId);
      const buildingBlockStats = category.buildingBlockStats.filter(
        ({ isIncluded, buildingBlockId }) =>
          isIncluded && (chosenBlockIds.length === 0 || chosenBlockIds.includes(buildingBlockId)),
      );
      return { ...category, ...sumAvailability(buildingBlockStats), buildingBlockStats };
    });
  const blocks = categories.flatMap(({ buildingBlockStats }) => buildingBlockStats);
  const coverage = coverageOfBlocks(blocks);
  return {
    ...sumAvailability(blocks),
    known: coverage.knownPlaces,
    captured: coverage.capturedPlaces,
    coverage,
    categories,
  };
}

/** Weights each part by its requirements; rounds to four decimals. */
export function sumAvailability(parts: readonly Availability[]): Availability {
  const available = parts.reduce((sum, part) => sum + part.available, 0);
  const all = parts.reduce((sum, part) => sum + part.all, 0);
  return { available, all, availability: all === 0 ? null : Math.round((available / all) * 10_000) / 10_000 };
}

/** If less than 80 % of the known places are captured, the fraction would describe only a part of the area. */
export function getReading(availability: number | null, coverage: PlaceCoverage): Reading {
  if (availability === null) return coverage.knownPlaces > 0 ? "not-captured" : "no-data";
  return isEnoughCovered(coverage) ? availability : "under-covered";
}

/** "29.58% of requirements available in the 111 of 193 known places that are captured" */
export const describePartAvailability = (
  availability: number | null,
  coverage: PlaceCoverage,
): string | null =>
  availability === null || isEnoughCovered(coverage)
    ? null
    : appendCoveredPart(`${formatPercent(availability)} of requirements available`, coverage);

/** "Western Cape: only the 111 of 193 known places that are captured" */
export const getPlace = (
  { boundaryLevel }: Pick<BuildingBlockData, "boundaryLevel">,
  chosen: ChosenOptions,
): string =>
  nameWithCoverage(
    boundaryLevel.boundary,
    getFigures(boundaryLevel.buildingBlockCategoryStats, chosen).coverage,
  );

export function getReadings(
  containedBoundaryData: readonly {
    boundaryId: number;
    buildingBlockCategoryStats: readonly CategoryWith<BlockStat>[];
  }[],
  chosen: ChosenOptions,
): Map<number, Reading> {
  return new Map(
    containedBoundaryData.map(({ boundaryId, buildingBlockCategoryStats }) => {
      const { availability, coverage } = getFigures(buildingBlockCategoryStats, chosen);
      return [boundaryId, getReading(availability, coverage)];
    }),
  );
}
