import type { CollectiveActions, CycleStat } from "@gbvf/api/collective-action/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { type ChallengeCycle, ChallengeCycles } from "@gbvf/ui/widgets/ChallengeCycles/ChallengeCycles.tsx";
import { ChallengePie } from "@gbvf/ui/widgets/ChallengePie/ChallengePie.tsx";
import { type ChosenOptions, NO_FILTERS } from "../../../lib/address/filters.ts";
import type { ChartPart, ThemeChartsProps } from "../ChartPart.ts";
import { filterPillars, sumChallenges } from "./collectiveActionFigures.ts";
import { getSpan } from "./collectiveActionMap.ts";

export const collectiveActionChartPart: ChartPart<CollectiveActions> = {
  isEmpty: ({ source, cycles }) => source === null || cycles.length === 0,
  Charts: CollectiveActionCharts,
  chartCount: 2,
  hasOwnTrend: true,
  Overview: CollectiveActionOverview,
};

function CollectiveActionOverview({ data }: { data: CollectiveActions }) {
  if (collectiveActionChartPart.isEmpty(data))
    return <EmptyState title="100-Day Challenges">No data available</EmptyState>;
  return <CollectiveActionCharts data={data} chosen={NO_FILTERS} headingLevel={3} />;
}

function CollectiveActionCharts({ data, chosen, headingLevel }: ThemeChartsProps<CollectiveActions>) {
  const { source, boundaryLevel, collectiveActionStats, cycles } = data;
  const span = getSpan(cycles);
  if (source === null || span === undefined) return null;
  const figureProps = { place: boundaryLevel.boundary, span, source, headingLevel };
  return (
    <>
      <ChallengePie
        {...figureProps}
        pillars={filterPillars(collectiveActionStats, chosen).map((stat) => ({
          id: stat.pillarId,
          label: stat.description,
          active: stat.activeCollectiveActions,
          past: stat.inactiveCollectiveActions,
        }))}
      />
      <ChallengeCycles {...figureProps} cycles={listCycles(data, chosen)} />
    </>
  );
}

const month = new Intl.DateTimeFormat("en-ZA", { month: "short", timeZone: "UTC" });
const monthAndYear = new Intl.DateTimeFormat("en-ZA", { month: "short", year: "numeric", timeZone: "UTC" });

/** "Aug – Nov 2024", "Nov 2025 – Feb 2026", "from Aug 2023"; undefined without a month. */
export function formatMonths({
  startMonth,
  endMonth,
}: Pick<CycleStat, "startMonth" | "endMonth">): string | undefined {
  const [start, end] = [startMonth, endMonth].map((each) =>
    each === null ? null : new Date(`${each}-01T00:00:00Z`),
  );
  if (start && end) {
    const isOneYear = start.getUTCFullYear() === end.getUTCFullYear();
    return `${(isOneYear ? month : monthAndYear).format(start)} – ${monthAndYear.format(end)}`;
  }
  if (start) return `from ${monthAndYear.format(start)}`;
  return end ? `until ${monthAndYear.format(end)}` : undefined;
}

export const listCycles = (
  { cycles }: Pick<CollectiveActions, "cycles">,
  { componentOptions }: Pick<ChosenOptions, "componentOptions">,
): ChallengeCycle[] =>
  cycles
    .map((cycle) => {
      const visiblePillarStats = cycle.pillars.filter(
        ({ pillarId }) => componentOptions.length === 0 || componentOptions.includes(pillarId),
      );
      const { active, past } = sumChallenges(visiblePillarStats);
      return {
        id: cycle.cycleId,
        label: cycle.description,
        months: formatMonths(cycle),
        isCurrent: cycle.isCurrentCycle,
        complete: past,
        active,
      };
    })
    .toReversed();
