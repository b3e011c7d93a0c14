import { type ComponentType, lazy, Suspense } from "react";
import { useFilters } from "../../lib/useFilters.ts";
import { THEME } from "../themes/themes.ts";
import { ChartColumn } from "./ChartColumn.tsx";
import { ChartGridSkeleton } from "./ChartGrid.tsx";
import { ComponentsSection } from "./ComponentsSection.tsx";

/** The charts of each theme, in a script of their own. */
const views: Readonly<Record<number, ComponentType>> = {
  [THEME.buildingBlock]: lazy(async () => ({
    default: (await import("../themes/building-block/BuildingBlockCharts.tsx")).BuildingBlockChartView,
  })),
  [THEME.healthCheck]: lazy(async () => ({
    default: (await import("../themes/health-check/HealthCheckCharts.tsx")).HealthCheckChartView,
  })),
  [THEME.crime]: lazy(async () => ({
    default: (await import("../themes/crime/CrimeCharts.tsx")).CrimeChartView,
  })),
  [THEME.collectiveAction]: lazy(async () => ({
    default: (await import("../themes/collective-action/CollectiveActionCharts.tsx"))
      .CollectiveActionChartView,
  })),
};

/** The charts of the chosen theme; where none is chosen, those of all four together. */
export function ChartPage() {
  const { filters } = useFilters();
  const View = filters.componentId === null ? ComponentsSection : views[filters.componentId];
  return (
    <Suspense
      fallback={
        <ChartColumn>
          <ChartGridSkeleton count={2} />
        </ChartColumn>
      }
    >
      {View && <View />}
    </Suspense>
  );
}
