import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { BuildingBlockAccordion } from "@gbvf/ui/widgets/BuildingBlockAccordion/BuildingBlockAccordion.tsx";
import { BuildingBlockTable } from "@gbvf/ui/widgets/BuildingBlockTable/BuildingBlockTable.tsx";
import { FreshnessNote } from "@gbvf/ui/widgets/FreshnessNote/FreshnessNote.tsx";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { useIsNarrow } from "../../../lib/page/useIsNarrow.ts";
import { Wide } from "../../chart/ChartGrid.tsx";
import type { ChartPart, ThemeChartsProps } from "../ChartPart.ts";
import { BuildingBlockGapsPanel } from "./BuildingBlockGapsPanel.tsx";
import { availabilityChart } from "./buildingBlockCharts.ts";
import { hasGaps } from "./buildingBlockGaps.ts";

export const buildingBlockChartPart: ChartPart<BuildingBlockData> = {
  isEmpty: ({ currentPeriod }) => currentPeriod === null,
  Charts: BuildingBlockCharts,
  chartCount: 1,
  Overview: BuildingBlockOverview,
};

function BuildingBlockOverview({ answer }: { answer: BuildingBlockData }) {
  if (buildingBlockChartPart.isEmpty(answer))
    return <EmptyState title="Availability">No data available</EmptyState>;
  return <AvailabilityChart answer={answer} chosen={NO_FILTERS} headingLevel={3} />;
}

function BuildingBlockCharts(props: ThemeChartsProps<BuildingBlockData>) {
  return (
    <>
      {hasGaps(props.answer.boundaryLevel.boundaryTypeId) && <BuildingBlockGapsPanel answer={props.answer} />}
      <AvailabilityChart {...props} />
    </>
  );
}

function AvailabilityChart({ answer, chosen, headingLevel }: ThemeChartsProps<BuildingBlockData>) {
  const isNarrow = useIsNarrow();
  const { currentPeriod, lastQuarter, source, boundaryLevel } = answer;
  const chart = availabilityChart(answer, chosen);
  if (chart === null || currentPeriod === null || source === null) return null;
  const frame = { ...chart, place: boundaryLevel.boundary, source, headingLevel };
  const isStale = currentPeriod.period !== lastQuarter.period;
  return (
    <>
      {isStale && <FreshnessNote latest={currentPeriod.period} expected={lastQuarter.period} />}
      {isNarrow ? (
        <BuildingBlockAccordion {...frame} />
      ) : (
        <Wide data-panel>
          <BuildingBlockTable
            {...frame}
            extent={chosen.componentSubOptions.length > 0 ? "requirement" : "category"}
          />
        </Wide>
      )}
    </>
  );
}
