import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { availabilityDefinition } from "@gbvf/ui/widgets/AvailabilityLegend/availabilityScale.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { GridDrawing } from "../GridPart.ts";
import { figuresOf, readingOf } from "./buildingBlockFigures.ts";

export function buildingBlockGridDrawing(
  { containedBoundaryData, currentPeriod, source }: BuildingBlockData,
  chosen: ChosenOptions,
): GridDrawing {
  return {
    measure: "Availability: requirements met, of all that were captured",
    countLabel: "Requirements met",
    span: currentPeriod?.period ?? null,
    source,
    definition: availabilityDefinition,
    rankedBy: "Availability",
    areas: containedBoundaryData.map(({ buildingBlockCategoryStats, ...boundary }) => {
      const { available, all, availability, known, captured, categories } = figuresOf(
        buildingBlockCategoryStats,
        chosen,
      );
      const distribution = readingOf(availability, known);
      return {
        ...boundary,
        distribution,
        count: availability === null ? distribution : available,
        basis:
          availability === null
            ? captured < known
              ? "Not yet captured"
              : "None known"
            : `${formatCount(available)} of ${formatCount(all)} requirements met`,
        parts: categories.flatMap((category) => [
          ...(chosen.componentOptions.length > 0
            ? category.buildingBlockStats.map((block) => ({
                id: block.buildingBlockId,
                label: block.description,
                reading: readingOf(block.availability, block.buildingBlockCount),
                kind: "percent" as const,
              }))
            : [
                {
                  id: category.buildingBlockCategoryId,
                  label: category.description,
                  reading: readingOf(
                    category.availability,
                    category.buildingBlockStats.reduce((sum, block) => sum + block.buildingBlockCount, 0),
                  ),
                  kind: "percent" as const,
                },
              ]),
        ]),
      };
    }),
  };
}
