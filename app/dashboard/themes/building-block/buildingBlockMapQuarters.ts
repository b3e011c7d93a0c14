import type { BlockPeriod, BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { coverageOfBlocks, type PlaceCoverage } from "@gbvf/api/shared/figures/coverage.ts";
import type { BlockAvailability, PanelQuarter } from "@gbvf/ui/widgets/BuildingBlockPanel/panelTable.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { type BlockFigures, getFigures, getReading } from "./buildingBlockFigures.ts";

const MONTHS = ["Jan - Mar", "Apr - Jun", "Jul - Sep", "Oct - Dec"] as const;

type BlockData = Pick<BuildingBlockData, "buildingBlockReportingPeriods" | "currentPeriod" | "boundaryLevel">;

/** Q1 to Q4 of the current quarter's year. */
export function listQuarters(
  { buildingBlockReportingPeriods: periods, currentPeriod, boundaryLevel }: BlockData,
  chosen: ChosenOptions,
): { year: number; quarters: PanelQuarter[]; rows: BlockAvailability[] } | null {
  if (currentPeriod === null) return null;
  const { year } = currentPeriod;
  const periodsOfYear = MONTHS.map((_, index) =>
    periods.find((period) => period.year === year && period.quarter === index + 1),
  );
  const figures = periodsOfYear.map(
    (period) => period && getFigures(period.buildingBlockCategoryStats, chosen),
  );
  const totals = getFigures(boundaryLevel.buildingBlockCategoryStats, chosen);

  const getReadings = (findPart: (quarter: BlockFigures) => AvailabilityPart | undefined) =>
    figures.map((quarter, index) => {
      if (quarter === undefined) return index + 1 > currentPeriod.quarter ? "not-captured" : "no-data";
      const part = findPart(quarter);
      return part === undefined ? "no-data" : getReading(part.availability, part.coverage);
    });

  const rows = totals.categories.flatMap((category): BlockAvailability[] => {
    const { buildingBlockCategoryId: categoryId, buildingBlockStats } = category;
    const listBlocksInQuarter = (quarter: BlockFigures) =>
      quarter.categories.find((each) => each.buildingBlockCategoryId === categoryId)?.buildingBlockStats;
    const blocks = buildingBlockStats.map(
      ({ buildingBlockId, description, buildingBlockCount, capturedCount }): BlockAvailability => ({
        id: `${categoryId}-${buildingBlockId}`,
        level: "block",
        label: description,
        known: buildingBlockCount,
        captured: capturedCount,
        readings: getReadings((quarter) => {
          const block = listBlocksInQuarter(quarter)?.find(
            (each) => each.buildingBlockId === buildingBlockId,
          );
          return block && { availability: block.availability, coverage: coverageOfBlocks([block]) };
        }),
      }),
    );
    return [
      {
        id: String(categoryId),
        level: "category",
        label: category.description,
        known: coverageOfBlocks(buildingBlockStats).knownPlaces,
        captured: coverageOfBlocks(buildingBlockStats).capturedPlaces,
        readings: getReadings((quarter) => {
          const category = quarter.categories.find((each) => each.buildingBlockCategoryId === categoryId);
          return (
            category && {
              availability: category.availability,
              coverage: coverageOfBlocks(category.buildingBlockStats),
            }
          );
        }),
      },
      ...blocks,
    ];
  });
  const { known, captured } = totals;
  const totalRow: BlockAvailability = {
    id: "all",
    level: "all",
    label: "All building blocks",
    known,
    captured,
    readings: getReadings((quarter) => quarter),
  };
  return {
    year,
    quarters: periodsOfYear.map((period, index) => ({
      label: `Q${index + 1}`,
      months: MONTHS[index] ?? "",
      mark: getMark(period),
    })),
    rows: [totalRow, ...rows],
  };
}

type AvailabilityPart = { availability: number | null; coverage: PlaceCoverage };

function getMark(period: BlockPeriod | undefined): PanelQuarter["mark"] {
  if (period?.isCurrent) return "current";
  return period?.isRunning ? "in-progress" : null;
}
