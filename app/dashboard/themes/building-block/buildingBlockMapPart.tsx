import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { nameWithCoverage } from "@gbvf/api/shared/figures/coverage.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { PinLegend } from "@gbvf/ui/maps/PinLegend/PinLegend.tsx";
import { formatPercent, plural } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { AvailabilityLegend } from "@gbvf/ui/widgets/AvailabilityLegend/AvailabilityLegend.tsx";
import {
  availabilityColor,
  availabilityDefinition,
} from "@gbvf/ui/widgets/AvailabilityLegend/availabilityScale.ts";
import { BuildingBlockPanel } from "@gbvf/ui/widgets/BuildingBlockPanel/BuildingBlockPanel.tsx";
import { BuildingBlockPanelSkeleton } from "@gbvf/ui/widgets/BuildingBlockPanel/BuildingBlockPanelSkeleton.tsx";
import { DataAgeNote } from "@gbvf/ui/widgets/DataAgeNote/DataAgeNote.tsx";
import { lazy } from "react";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { LegendStack } from "../LegendStack.tsx";
import type { MapDrawing, MapPart } from "../MapPart.ts";
import {
  describePartAvailability,
  getFigures,
  getPlace,
  getReading,
  getReadings,
} from "./buildingBlockFigures.ts";
import { listQuarters } from "./buildingBlockMapQuarters.ts";

const describeAvailability = (availability: number) =>
  `${formatPercent(availability)} of requirements available`;

export function drawBuildingBlocks(
  data: BuildingBlockData,
  chosen: ChosenOptions,
): Omit<MapDrawing, "legend"> {
  const { containedBoundaryData, currentPeriod, source } = data;
  return {
    place: getPlace(data, chosen),
    measure: "Availability of building blocks",
    span: currentPeriod?.period,
    source,
    definition: availabilityDefinition,
    values: getReadings(containedBoundaryData, chosen),
    colorOf: availabilityColor,
    format: formatPercent,
    describe: describeAvailability,
    table: (areaWord, caption) => getTable(containedBoundaryData, chosen, areaWord, caption),
    sortColumn: "availability",
    missing: (boundaryId) => {
      const area = containedBoundaryData.find((each) => each.boundaryId === boundaryId);
      if (area === undefined) return null;
      const { availability, coverage } = getFigures(area.buildingBlockCategoryStats, chosen);
      return describePartAvailability(availability, coverage);
    },
    counts: {
      measure: "Requirements available",
      definition: availabilityDefinition,
      values: new Map(
        containedBoundaryData.map(({ boundaryId, buildingBlockCategoryStats }) => {
          const { availability, available, coverage } = getFigures(buildingBlockCategoryStats, chosen);
          const reading = getReading(availability, coverage);
          return [boundaryId, isFigure(reading) ? available : reading];
        }),
      ),
      describe: (available) => `${plural(available, "requirement", "requirements")} available`,
      sortColumn: "available",
    },
  };
}

function getTable(
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
      const figures = getFigures(buildingBlockCategoryStats, chosen);
      const { available, all, captured, known, coverage } = figures;
      const isCaptured = figures.availability !== null;
      const availability = figures.availability ?? getReading(null, coverage);
      const counts = isCaptured ? { available, all } : { available: availability, all: availability };
      const area = isCaptured ? nameWithCoverage(boundary, coverage) : boundary;
      return { id: boundaryId, cells: { area, availability, ...counts, captured, known } };
    }),
  };
}

export const buildingBlockMapPart: MapPart<BuildingBlockData> = {
  draw: (data, chosen) => ({
    ...drawBuildingBlocks(data, chosen),
    legend: (states, isLocal, marks) => (
      <LegendStack>
        <AvailabilityLegend states={states} marks={marks} />
        {isLocal && (
          <PinLegend
            color={dataColor.buildingBlock.pin}
            active="Some requirement available"
            inactive="None available yet"
          />
        )}
      </LegendStack>
    ),
  }),
  isEmpty: ({ currentPeriod, boundaryLevel }) =>
    currentPeriod === null || boundaryLevel.boundarySummary.totalCombined === 0,
  Details: BuildingBlockMapDetails,
  DetailsSkeleton: BuildingBlockPanelSkeleton,
  Markers: lazy(async () => ({
    default: (await import("./BuildingBlockMapMarkers.tsx")).BuildingBlockMapMarkers,
  })),
  placeDialog: {
    buttonLabel: "View places",
    Content: lazy(async () => ({
      default: (await import("./BuildingBlockBoundaryDialog.tsx")).BuildingBlockBoundaryDialog,
    })),
  },
};

interface BuildingBlockMapDetailsProps {
  data: BuildingBlockData;
  chosen: ChosenOptions;
}

function BuildingBlockMapDetails({ data, chosen }: BuildingBlockMapDetailsProps) {
  const { currentPeriod, lastQuarter, source } = data;
  const panelProps = listQuarters(data, chosen);
  if (panelProps === null || currentPeriod === null || source === null) return null;
  return (
    <>
      <DataAgeNote latest={currentPeriod.period} expected={lastQuarter.period} />
      <BuildingBlockPanel headingLevel={2} place={getPlace(data, chosen)} source={source} {...panelProps} />
    </>
  );
}
