import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { formatPercent, plural } from "@gbvf/ui/text/format.ts";
import {
  availabilityColor,
  availabilityDefinition,
} from "@gbvf/ui/widgets/AvailabilityLegend/availabilityScale.ts";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import type { MapDrawing } from "../MapPart.ts";
import { figuresOf, readingOf, readingsOf } from "./buildingBlockFigures.ts";

const describe = (availability: number) => `${formatPercent(availability)} of requirements available`;

export function drawBuildingBlocks(
  { containedBoundaryData, currentPeriod, source }: BuildingBlockData,
  chosen: ChosenOptions,
): Omit<MapDrawing, "legend"> {
  return {
    measure: "Availability of building blocks",
    span: currentPeriod?.period,
    source,
    definition: availabilityDefinition,
    values: readingsOf(containedBoundaryData, chosen),
    colorOf: availabilityColor,
    format: formatPercent,
    describe,
    table: (areaWord, caption) => tableOf(containedBoundaryData, chosen, areaWord, caption),
    sortColumn: "availability",
    counts: {
      measure: "Requirements available",
      definition: availabilityDefinition,
      values: new Map(
        containedBoundaryData.map(({ boundaryId, buildingBlockCategoryStats }) => {
          const { availability, available, known } = figuresOf(buildingBlockCategoryStats, chosen);
          return [boundaryId, availability === null ? readingOf(availability, known) : available];
        }),
      ),
      describe: (available) => `${plural(available, "requirement", "requirements")} available`,
      sortColumn: "available",
    },
  };
}

function tableOf(
  areas: BuildingBlockData["containedBoundaryData"],
  chosen: ChosenOptions,
  areaWord: string,
  caption: string,
): TableModel {
  return {
    caption,
    columns: [
      { id: "area", label: areaWord, kind: "text" },
      { id: "availability", label: "Availability", kind: "percent" },
      { id: "available", label: "Requirements available", kind: "count" },
      { id: "all", label: "Requirements", kind: "count" },
      { id: "captured", label: "Places captured", kind: "count" },
      { id: "known", label: "Places known", kind: "count" },
    ],
    rows: areas.map(({ boundaryId, boundary, buildingBlockCategoryStats }) => {
      const { availability, available, all, captured, known } = figuresOf(buildingBlockCategoryStats, chosen);
      const reading = readingOf(availability, known);
      const counts = availability === null ? { available: reading, all: reading } : { available, all };
      return {
        id: boundaryId,
        cells: { area: boundary, availability: reading, ...counts, captured, known },
      };
    }),
  };
}
