import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { PinLegend } from "@gbvf/ui/maps/PinLegend/PinLegend.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { AvailabilityLegend } from "@gbvf/ui/widgets/AvailabilityLegend/AvailabilityLegend.tsx";
import { BuildingBlockPanel } from "@gbvf/ui/widgets/BuildingBlockPanel/BuildingBlockPanel.tsx";
import { BuildingBlockPanelSkeleton } from "@gbvf/ui/widgets/BuildingBlockPanel/BuildingBlockPanelSkeleton.tsx";
import { FreshnessNote } from "@gbvf/ui/widgets/FreshnessNote/FreshnessNote.tsx";
import { lazy } from "react";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { LegendStack } from "../LegendStack.tsx";
import type { MapPart } from "../MapPart.ts";
import { drawBuildingBlocks } from "./buildingBlockMap.ts";
import { quartersOf } from "./buildingBlockMapQuarters.ts";

export const buildingBlockMapPart: MapPart<BuildingBlockData> = {
  draw: (answer, chosen) => ({
    ...drawBuildingBlocks(answer, chosen),
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
  answer: BuildingBlockData;
  chosen: ChosenOptions;
}

function BuildingBlockMapDetails({ answer, chosen }: BuildingBlockMapDetailsProps) {
  const { currentPeriod, lastQuarter, source, boundaryLevel } = answer;
  const panel = quartersOf(answer, chosen);
  if (panel === null || currentPeriod === null || source === null) return null;
  return (
    <>
      <FreshnessNote latest={currentPeriod.period} expected={lastQuarter.period} />
      <BuildingBlockPanel headingLevel={2} place={boundaryLevel.boundary} source={source} {...panel} />
    </>
  );
}
