import type { CollectiveActions } from "@gbvf/api/collective-action/contract.ts";
import { PinLegend } from "@gbvf/ui/maps/PinLegend/PinLegend.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { ChallengeLegend } from "@gbvf/ui/widgets/ChallengeLegend/ChallengeLegend.tsx";
import { ChallengePie } from "@gbvf/ui/widgets/ChallengePie/ChallengePie.tsx";
import { ChallengePieSkeleton } from "@gbvf/ui/widgets/ChallengePie/ChallengePieSkeleton.tsx";
import { lazy } from "react";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { LegendStack } from "../LegendStack.tsx";
import type { MapPart } from "../MapPart.ts";
import { filterPillars } from "./collectiveActionFigures.ts";
import { drawChallenges, getSpan } from "./collectiveActionMap.ts";

export const collectiveActionMapPart: MapPart<CollectiveActions> = {
  draw: (data, chosen) => ({
    ...drawChallenges(data, chosen),
    legend: (states, isLocal, marks) => (
      <LegendStack>
        <ChallengeLegend states={states} marks={marks} />
        {isLocal && (
          <PinLegend
            color={dataColor.collectiveAction.pin}
            active="Active challenges"
            inactive="Inactive challenges"
          />
        )}
      </LegendStack>
    ),
  }),
  isEmpty: ({ source, cycles }) => source === null || cycles.length === 0,
  Details: CollectiveActionMapDetails,
  DetailsSkeleton: ChallengePieSkeleton,
  Markers: lazy(async () => ({
    default: (await import("./CollectiveActionMapMarkers.tsx")).CollectiveActionMapMarkers,
  })),
};

function CollectiveActionMapDetails({ data, chosen }: { data: CollectiveActions; chosen: ChosenOptions }) {
  const { source, boundaryLevel, collectiveActionStats, cycles } = data;
  const span = getSpan(cycles);
  if (source === null || span === undefined) return null;
  return (
    <ChallengePie
      headingLevel={2}
      place={boundaryLevel.boundary}
      span={span}
      pillars={filterPillars(collectiveActionStats, chosen).map((stat) => ({
        id: stat.pillarId,
        label: stat.description,
        active: stat.activeCollectiveActions,
        past: stat.inactiveCollectiveActions,
      }))}
      source={source}
    />
  );
}
