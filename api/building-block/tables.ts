import { coverageOfBlocks } from "../shared/figures/coverage.ts";
import {
  type Cell,
  COVERAGE_COLUMNS,
  type CsvFile,
  formatCoverage,
  formatPercent,
  formatYesNo,
} from "../sheet/CsvFile.ts";
import type { BlockStat, BuildingBlockData, CategoryStat, RequirementStat } from "./contract.ts";

const PLACE_COLUMNS = [
  ["Place id", "See places.csv", "integer"],
  ["Place", "Its name"],
  ["Period", "A quarter: as on its last day"],
  ["Category", "Services, resources or forums"],
  ["Building block", "A kind of service, resource or forum"],
] as const;
const COUNT_COLUMNS = [
  ["Requirements available", "That a verified contact person confirms", "integer"],
  ["Requirements captured", "Of which that is known", "integer"],
  ["Availability (%)", "Available of captured", "number"],
  ["Why there is no figure", "In words"],
  ...COVERAGE_COLUMNS,
] as const;

type PlaceInPeriod = { boundaryId: number; boundary: string; period: string };

export function buildingBlockTables(data: BuildingBlockData): CsvFile[] {
  const { boundaryId, boundary } = data.boundaryLevel;
  const placeRows = data.buildingBlockReportingPeriods.map(
    ({ period, isRunning, buildingBlockCategoryStats }) => ({
      boundaryId,
      boundary,
      period: isRunning ? `${period} (so far)` : period,
      buildingBlockCategoryStats,
    }),
  );
  const containedRows = data.containedBoundaryData.map((each) => ({
    ...each,
    period: data.currentPeriod?.period ?? "",
  }));
  return [
    {
      name: "building-blocks-by-block.csv",
      about:
        "Each building block: of the place in its last quarters, and of the places directly inside it now.",
      columns: [
        ...PLACE_COLUMNS,
        ["Known", "Services, resources or forums that are known", "integer"],
        ["Captured", "Of those, how many were captured", "integer"],
        ...COUNT_COLUMNS,
        ["Counts towards the total", "Yes or no", "boolean"],
      ],
      rows: [...placeRows, ...containedRows].flatMap((each) =>
        listBlocks(each, each.buildingBlockCategoryStats, (block) => [
          [
            block.buildingBlockCount,
            block.capturedCount,
            ...getCounts(block),
            ...formatCoverage(coverageOfBlocks([block]), each.boundary),
            formatYesNo(block.isIncluded),
          ],
        ]),
      ),
    },
    {
      name: "building-blocks-by-requirement.csv",
      about: "Each requirement of a building block, of the place in its last quarters.",
      columns: [...PLACE_COLUMNS, ["Requirement", "What it must have"], ...COUNT_COLUMNS],
      rows: placeRows.flatMap((each) =>
        listBlocks(each, each.buildingBlockCategoryStats, (block) =>
          block.buildingBlockRequirementStats.map((stat) => [
            stat.description,
            ...getCounts(stat),
            ...formatCoverage(coverageOfBlocks([block]), each.boundary),
          ]),
        ),
      ),
    },
  ];
}

function listBlocks<Block extends BlockStat>(
  { boundaryId, boundary, period }: PlaceInPeriod,
  categories: readonly (Omit<CategoryStat, "buildingBlockStats"> & {
    buildingBlockStats: readonly Block[];
  })[],
  cellsOf: (block: Block) => Cell[][],
): Cell[][] {
  return categories.flatMap((category) =>
    category.buildingBlockStats.flatMap((block) =>
      cellsOf(block).map((cells) => [
        boundaryId,
        boundary,
        period,
        category.description,
        block.description,
        ...cells,
      ]),
    ),
  );
}

const getCounts = ({
  available,
  all,
  availability,
}: Pick<RequirementStat, "available" | "all" | "availability">) => [
  available,
  all,
  formatPercent(availability),
  availability === null ? "Nothing was captured" : null,
];
