import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { PinLegend } from "@gbvf/ui/maps/PinLegend/PinLegend.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { AvailabilityLegend } from "@gbvf/ui/widgets/AvailabilityLegend/AvailabilityLegend.tsx";
import { BuildingBlockPanelSkeleton } from "@gbvf/ui/widgets/BuildingBlockPanel/BuildingBlockPanelSkeleton.tsx";
import { lazy } from "react";
import { LegendStack } from "../LegendStack.tsx";
import type { MapPart } from "../MapPart.ts";
import { BuildingBlockMapDetails } from "./BuildingBlockMapDetails.tsx";
import { drawBuildingBlocks } from "./buildingBlockMap.ts";

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
