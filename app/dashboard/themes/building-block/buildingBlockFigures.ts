import type { Availability, BlockStat } from "@gbvf/api/building-block/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
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
  categories: readonly CategoryWith<B>[];
};

/** An option is a category; chosen blocks of it replace it. */
export function figuresOf<B extends BlockStat>(
  categoryStats: readonly CategoryWith<B>[],
  { componentOptions, componentSubOptions }: ChosenOptions,
): BlockFigures<B> {
  const categories = categoryStats
    .filter(
      ({ isIncluded, buildingBlockCategoryId: id }) =>
        isIncluded && (componentOptions.length === 0 || componentOptions.includes(id)),
    )
    .map((category) => {
      const chosen = componentSubOptions
        .filter(({ optionId }) => optionId === category.buildingBlockCategoryId)
        .map(({ subOptionId }) => subOptionId);
      const buildingBlockStats = category.buildingBlockStats.filter(
        ({ isIncluded, buildingBlockId }) =>
          isIncluded && (chosen.length === 0 || chosen.includes(buildingBlockId)),
      );
      return { ...category, ...sumOf(buildingBlockStats), buildingBlockStats };
    });
  const blocks = categories.flatMap(({ buildingBlockStats }) => buildingBlockStats);
  return {
    ...sumOf(blocks),
    known: blocks.reduce((sum, { buildingBlockCount }) => sum + buildingBlockCount, 0),
    captured: blocks.reduce((sum, { capturedCount }) => sum + capturedCount, 0),
    categories,
  };
}

/** Weighted by number of requirements; four decimals. */
export function sumOf(parts: readonly Availability[]): Availability {
  const available = parts.reduce((sum, part) => sum + part.available, 0);
  const all = parts.reduce((sum, part) => sum + part.all, 0);
  return { available, all, availability: all === 0 ? null : Math.round((available / all) * 10_000) / 10_000 };
}

/** A fraction; not captured if no known place is. */
export function readingOf(availability: number | null, known: number): Reading {
  return availability ?? (known > 0 ? "not-captured" : "no-data");
}

export function readingsOf(
  containedBoundaryData: readonly {
    boundaryId: number;
    buildingBlockCategoryStats: readonly CategoryWith<BlockStat>[];
  }[],
  chosen: ChosenOptions,
): Map<number, Reading> {
  return new Map(
    containedBoundaryData.map(({ boundaryId, buildingBlockCategoryStats }) => {
      const { availability, known } = figuresOf(buildingBlockCategoryStats, chosen);
      return [boundaryId, readingOf(availability, known)];
    }),
  );
}
