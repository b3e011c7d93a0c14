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
type AvailabilityPart = { stat: Availability; coverage: PlaceCoverage };
type Quarter = BlockFigures<BlockStatInFull>;

/** Q1 to Q4 of the current quarter's year. */
export type AvailabilityChart = {
  year: number;
  quarters: AvailabilityQuarter[];
  categories: AvailabilityNode[];
};

/** A future quarter is "not-captured"; a quarter before the first captured quarter is "no-data". */
export function availabilityChart(data: BlockData, chosen: ChosenOptions): AvailabilityChart | null {
  const { buildingBlockReportingPeriods: periods, currentPeriod } = data;
  const current = periods.find(({ isCurrent }) => isCurrent);
  const quarterList = listQuarters(data, chosen);
  if (current === undefined || currentPeriod === null || quarterList === null) return null;
  const figures = quarterList.quarters.map((_, index) =>
    getPeriodFigures(
      periods.find(({ year, quarter }) => year === quarterList.year && quarter === index + 1),
      chosen,
    ),
  );

  const getCells = (findPart: (quarter: Quarter) => AvailabilityPart | undefined): AvailabilityCell[] =>
    figures.map((quarter, index) => {
      if (quarter !== null) return getCell(findPart(quarter));
      return {
        reading: index + 1 > currentPeriod.quarter ? "not-captured" : "no-data",
        available: 0,
        all: 0,
      };
    });

  const categories = getFigures(current.buildingBlockCategoryStats, chosen).categories.map((category) => {
    const categoryId = category.buildingBlockCategoryId;
    const findCategory = (quarter: Quarter) =>
      quarter.categories.find((each) => each.buildingBlockCategoryId === categoryId);
    return {
      id: `category ${categoryId}`,
      level: "category" as const,
      label: category.description,
      cells: getCells((quarter) => {
        const stat = findCategory(quarter);
        return stat && { stat, coverage: coverageOfBlocks(stat.buildingBlockStats) };
      }),
      children: category.buildingBlockStats.map(({ buildingBlockId: blockId, ...block }) => {
        const findBlock = (quarter: Quarter) =>
          findCategory(quarter)?.buildingBlockStats.find((each) => each.buildingBlockId === blockId);
        return {
          id: `block ${blockId}`,
          level: "block" as const,
          label: block.description,
          cells: getCells((quarter) => {
            const stat = findBlock(quarter);
            return stat && { stat, coverage: coverageOfBlocks([stat]) };
          }),
          children: block.buildingBlockRequirementStats.map(
            ({ buildingBlockRequirementId: requirementId, description }) => ({
              id: `requirement ${requirementId}`,
              level: "requirement" as const,
              label: description,
              cells: getCells((quarter) => {
                const block = findBlock(quarter);
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
  return { year: quarterList.year, quarters: quarterList.quarters, categories };
}

const getPeriodFigures = (period: BlockPeriod | undefined, chosen: ChosenOptions): Quarter | null =>
  period === undefined ? null : getFigures(period.buildingBlockCategoryStats, chosen);

function getCell(part: AvailabilityPart | undefined): AvailabilityCell {
  if (part === undefined) return { reading: "no-data", available: 0, all: 0 };
  const { available, all, availability } = part.stat;
  return { reading: getReading(availability, part.coverage), available, all };
}
