import type {
  Availability,
  BlockPeriod,
  BlockStatInFull,
  BuildingBlockData,
} from "@gbvf/api/building-block/contract.ts";
import { coverageOfBlocks, type PlaceCoverage } from "@gbvf/api/shared/figures/coverage.ts";
import type {
  AvailabilityCell,
  AvailabilityNode,
  AvailabilityQuarter,
} from "@gbvf/ui/widgets/BuildingBlockTable/availabilityRows.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { type BlockFigures, getFigures, getReading } from "./buildingBlockFigures.ts";
import { listQuarters } from "./buildingBlockMapQuarters.ts";

type BlockData = Pick<BuildingBlockData, "buildingBlockReportingPeriods" | "currentPeriod" | "boundaryLevel">;
type Part = { stat: Availability; coverage: PlaceCoverage };
type Quarter = BlockFigures<BlockStatInFull>;

/** Q1 to Q4 of the current quarter's year. */
export type AvailabilityChart = {
  year: number;
  quarters: AvailabilityQuarter[];
  categories: AvailabilityNode[];
};

/** A future quarter is "not-captured"; a quarter before the first captured one is "no-data". */
export function availabilityChart(data: BlockData, chosen: ChosenOptions): AvailabilityChart | null {
  const { buildingBlockReportingPeriods: periods, currentPeriod } = data;
  const current = periods.find(({ isCurrent }) => isCurrent);
  const frame = listQuarters(data, chosen);
  if (current === undefined || currentPeriod === null || frame === null) return null;
  const figures = frame.quarters.map((_, index) =>
    figuresIn(
      periods.find(({ year, quarter }) => year === frame.year && quarter === index + 1),
      chosen,
    ),
  );

  const getCells = (find: (quarter: Quarter) => Part | undefined): AvailabilityCell[] =>
    figures.map((quarter, index) => {
      if (quarter !== null) return getCell(find(quarter));
      return {
        reading: index + 1 > currentPeriod.quarter ? "not-captured" : "no-data",
        available: 0,
        all: 0,
      };
    });

  const categories = getFigures(current.buildingBlockCategoryStats, chosen).categories.map((category) => {
    const categoryId = category.buildingBlockCategoryId;
    const categoryIn = (quarter: Quarter) =>
      quarter.categories.find((each) => each.buildingBlockCategoryId === categoryId);
    return {
      id: `category ${categoryId}`,
      level: "category" as const,
      label: category.description,
      cells: getCells((quarter) => {
        const stat = categoryIn(quarter);
        return stat && { stat, coverage: coverageOfBlocks(stat.buildingBlockStats) };
      }),
      children: category.buildingBlockStats.map(({ buildingBlockId: blockId, ...block }) => {
        const blockIn = (quarter: Quarter) =>
          categoryIn(quarter)?.buildingBlockStats.find((each) => each.buildingBlockId === blockId);
        return {
          id: `block ${blockId}`,
          level: "block" as const,
          label: block.description,
          cells: getCells((quarter) => {
            const stat = blockIn(quarter);
            return stat && { stat, coverage: coverageOfBlocks([stat]) };
          }),
          children: block.buildingBlockRequirementStats.map(
            ({ buildingBlockRequirementId: requirementId, description }) => ({
              id: `requirement ${requirementId}`,
              level: "requirement" as const,
              label: description,
              cells: getCells((quarter) => {
                const block = blockIn(quarter);
                const stat = block?.buildingBlockRequirementStats.find(
                  (each) => each.buildingBlockRequirementId === requirementId,
                );
                return block && stat && { stat, coverage: coverageOfBlocks([block]) };
              }),
              children: [],
            }),
          ),
        };
      }),
    };
  });
  return { year: frame.year, quarters: frame.quarters, categories };
}

const figuresIn = (period: BlockPeriod | undefined, chosen: ChosenOptions): Quarter | null =>
  period === undefined ? null : getFigures(period.buildingBlockCategoryStats, chosen);

function getCell(part: Part | undefined): AvailabilityCell {
  if (part === undefined) return { reading: "no-data", available: 0, all: 0 };
  const { available, all, availability } = part.stat;
  return { reading: getReading(availability, part.coverage), available, all };
}
