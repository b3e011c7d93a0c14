import { getFormatter } from "../lib/figures/getFormatter.ts";
import type { MeasuredFigure } from "../lib/figures/measure.ts";
import {
  appendCoveredPart,
  coverageOfBlocks,
  isEnoughCovered,
  type PlaceCoverage,
} from "../shared/figures/coverage.ts";
import type { Block, Category } from "./blockTree.ts";
import type {
  Availability,
  BlockStat,
  BlockStatInFull,
  BoundarySummary,
  CategoryStat,
  RequirementStat,
} from "./contract.ts";
import { measureDescription } from "./measureDescription.ts";
import type { Counts } from "./readCounts.ts";

const NO_REQUIREMENTS: Availability = { available: 0, all: 0, availability: null };
const round = (fraction: number) => Math.round(fraction * 10_000) / 10_000;

export const computeAvailability = (available: number, all: number): Availability => ({
  available,
  all,
  availability: all === 0 ? null : round(available / all),
});

export const sumAvailability = (parts: readonly Availability[]): Availability =>
  parts.reduce(
    (sum, part) => computeAvailability(sum.available + part.available, sum.all + part.all),
    NO_REQUIREMENTS,
  );

const filterIncluded = <Part extends { isIncluded: boolean }>(parts: readonly Part[]) =>
  parts.filter(({ isIncluded }) => isIncluded);

export function requirementStats({ requirements }: Block, counts: Counts): RequirementStat[] {
  return requirements.map(({ buildingBlockRequirementId, description }) => {
    const { available, total } = counts.ofRequirement(buildingBlockRequirementId);
    return { buildingBlockRequirementId, description, ...computeAvailability(available, total) };
  });
}

export function blockStat(block: Block, counts: Counts): BlockStat {
  const { buildingBlockId, description, isIncluded } = block;
  const { known, captured } = counts.ofBlock(buildingBlockId);
  return {
    buildingBlockId,
    description,
    isIncluded,
    buildingBlockCount: known,
    capturedCount: captured,
    ...sumAvailability(requirementStats(block, counts)),
  };
}

export function blockStatInFull(block: Block, counts: Counts): BlockStatInFull {
  const { captured, complete, inProgress } = counts.ofBlock(block.buildingBlockId);
  const stats = requirementStats(block, counts);
  return {
    ...blockStat(block, counts),
    options: [
      { optionId: 2, description: "100% complete", count: complete },
      { optionId: 1, description: "1%-99% in-progress", count: inProgress },
      { optionId: 0, description: "0% incomplete", count: captured - complete - inProgress },
    ],
    subOptions: stats.map(({ buildingBlockRequirementId, description, available }) => ({
      subOptionId: buildingBlockRequirementId,
      description,
      count: available,
    })),
    buildingBlockRequirementStats: stats,
  };
}

export function categoryStats<Stat extends BlockStat>(
  categories: readonly Category[],
  counts: Counts,
  computeStat: (block: Block, counts: Counts) => Stat,
) {
  return categories.map(({ buildingBlockCategoryId, description, isIncluded, blocks }) => {
    const buildingBlockStats = blocks.map((block) => computeStat(block, counts));
    return {
      buildingBlockCategoryId,
      description,
      isIncluded,
      ...sumAvailability(filterIncluded(buildingBlockStats)),
      buildingBlockStats,
    };
  });
}

export const totalOf = (categories: readonly CategoryStat[]): Availability =>
  sumAvailability(filterIncluded(categories));

const getCoverage = (categories: readonly CategoryStat[]): PlaceCoverage =>
  coverageOfBlocks(
    filterIncluded(categories).flatMap(({ buildingBlockStats }) => filterIncluded(buildingBlockStats)),
  );

/** If less than 80 % of the known places are captured, their figure does not represent the boundary. */
export function measureAvailability(stats: readonly CategoryStat[]): MeasuredFigure {
  const { availability: value, all } = totalOf(stats);
  if (value === null) return explainMissing(stats);
  const coverage = getCoverage(stats);
  if (isEnoughCovered(coverage)) return { value, cases: all, coverage };
  const figure = measureDescription.describe(getFormatter(measureDescription.kind)(value), false);
  return { value: "under-covered", cases: all, coverage, missing: appendCoveredPart(figure, coverage) };
}

export const explainMissing = (stats: readonly CategoryStat[]): MeasuredFigure => ({
  value: getCoverage(stats).knownPlaces > 0 ? "not-captured" : "no-data",
  cases: null,
});

export function summarise(boundary: string, stats: readonly CategoryStat[]): BoundarySummary {
  const categories = filterIncluded(stats).map(
    ({ buildingBlockCategoryId, description, buildingBlockStats }) => {
      const buildingBlocks = filterIncluded(buildingBlockStats).map((block) => ({
        buildingBlockId: block.buildingBlockId,
        blockCount: block.buildingBlockCount,
        blockDescription: block.description,
      }));
      return {
        buildingBlockCategoryId,
        totalCategoryCount: buildingBlocks.reduce((sum, { blockCount }) => sum + blockCount, 0),
        categoryDescription: description,
        buildingBlocks,
      };
    },
  );
  return {
    boundary,
    totalCombined: categories.reduce((sum, { totalCategoryCount }) => sum + totalCategoryCount, 0),
    categories,
  };
}
