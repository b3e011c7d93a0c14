import type { CollectiveActions } from "@gbvf/api/collective-action/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { ChallengeCycles } from "@gbvf/ui/widgets/ChallengeCycles/ChallengeCycles.tsx";
import { ChallengePie } from "@gbvf/ui/widgets/ChallengePie/ChallengePie.tsx";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import type { ChartPart, ThemeChartsProps } from "../ChartPart.ts";
import { cyclesOf } from "./collectiveActionCharts.ts";
import { shownPillars } from "./collectiveActionFigures.ts";
import { spanOf } from "./collectiveActionMap.ts";

export const collectiveActionChartPart: ChartPart<CollectiveActions> = {
  isEmpty: ({ source, cycles }) => source === null || cycles.length === 0,
  Charts: CollectiveActionCharts,
  chartCount: 2,
  Overview: CollectiveActionOverview,
};

function CollectiveActionOverview({ answer }: { answer: CollectiveActions }) {
  if (collectiveActionChartPart.isEmpty(answer))
    return <EmptyState title="100-Day Challenges">No data available</EmptyState>;
  return <CollectiveActionCharts answer={answer} chosen={NO_FILTERS} headingLevel={3} />;
}

function CollectiveActionCharts({ answer, chosen, headingLevel }: ThemeChartsProps<CollectiveActions>) {
  const { source, boundaryLevel, collectiveActionStats, cycles } = answer;
  const span = spanOf(cycles);
  if (source === null || span === undefined) return null;
  const about = { place: boundaryLevel.boundary, span, source, headingLevel };
  return (
    <>
      <ChallengePie
        {...about}
        pillars={shownPillars(collectiveActionStats, chosen).map((stat) => ({
          id: stat.pillarId,
          label: stat.description,
          active: stat.activeCollectiveActions,
          past: stat.inactiveCollectiveActions,
        }))}
      />
      <ChallengeCycles {...about} cycles={cyclesOf(answer, chosen)} />
    </>
  );
}
