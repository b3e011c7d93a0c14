import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import {
  appendCoveredPart,
  coverageOfBlocks,
  isEnoughCovered,
  nameWithCoverage,
} from "@gbvf/api/shared/figures/coverage.ts";
import { formatCount, formatPercent } from "@gbvf/ui/text/format.ts";
import { availabilityDefinition } from "@gbvf/ui/widgets/AvailabilityLegend/availabilityScale.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { GridDrawing } from "../GridPart.ts";
import { getFigures, getPlace, getReading } from "./buildingBlockFigures.ts";

export function buildingBlockGridDrawing(data: BuildingBlockData, chosen: ChosenOptions): GridDrawing {
  const { containedBoundaryData, currentPeriod, source } = data;
  return {
    place: getPlace(data, chosen),
    measure: "Availability: requirements met, of all that were captured",
    countLabel: "Requirements met",
    span: currentPeriod?.period ?? null,
    source,
    definition: availabilityDefinition,
    rankedBy: "Availability",
    areas: containedBoundaryData.map(({ buildingBlockCategoryStats, ...boundary }) => {
      const { available, all, availability, coverage, categories } = getFigures(
        buildingBlockCategoryStats,
        chosen,
      );
      const distribution = getReading(availability, coverage);
      return {
        ...boundary,
        nameInTable:
          availability === null ? boundary.boundary : nameWithCoverage(boundary.boundary, coverage),
        distribution,
        count: availability === null ? distribution : available,
        basis:
          availability === null
            ? coverage.knownPlaces > 0
              ? "Not yet captured"
              : "None known"
            : isEnoughCovered(coverage)
              ? describeMetRequirements(available, all)
              : `${formatPercent(availability)}: ${appendCoveredPart(describeMetRequirements(available, all), coverage)}`,
        parts: categories.flatMap((category) => [
          ...(chosen.componentOptions.length > 0
            ? category.buildingBlockStats.map((block) => ({
                id: block.buildingBlockId,
                label: block.description,
                reading: getReading(block.availability, coverageOfBlocks([block])),
                kind: "percent" as const,
              }))
            : [
                {
                  id: category.buildingBlockCategoryId,
                  label: category.description,
                  reading: getReading(category.availability, coverageOfBlocks(category.buildingBlockStats)),
                  kind: "percent" as const,
                },
              ]),
        ]),
      };
    }),
  };
}

const describeMetRequirements = (available: number, all: number) =>
  `${formatCount(available)} of ${formatCount(all)} requirements met`;
