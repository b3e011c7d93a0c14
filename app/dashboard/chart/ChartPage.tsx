import { Suspense } from "react";
import { useFilters } from "../../lib/address/useFilters.ts";
import { partsOfThemes } from "../themes/registry.ts";
import { ChartColumn } from "./ChartColumn.tsx";
import { ChartGridSkeleton } from "./ChartGrid.tsx";
import { ComponentsSection } from "./ComponentsSection.tsx";
import { ThemeChartView } from "./ThemeChartView.tsx";

const views = partsOfThemes(async (theme) => {
  const whole = { ...theme, ...(await theme.loadCharts()) };
  return () => <ThemeChartView theme={whole} />;
});

export function ChartPage() {
  const { filters } = useFilters();
  const View = filters.componentId === null ? ComponentsSection : views.get(filters.componentId);
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
