import { Suspense } from "react";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useIsNarrow } from "../../lib/page/useIsNarrow.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { usePlace } from "../../lib/place/usePlace.ts";
import { placeHeading } from "../place/placeHeading.ts";
import { partsOfThemes } from "../themes/registry.ts";
import { AllThemes } from "./AllThemes.tsx";
import { ChartColumn, ChartHead, Tools } from "./ChartColumn.tsx";
import { ChartGridSkeleton } from "./ChartGrid.tsx";
import { PlaceTools } from "./PlaceTools.tsx";
import { ThemeChartView } from "./ThemeChartView.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

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

function ComponentsSection() {
  const { filters } = useFilters();
  const place = usePlace(filters.boundaryId);
  const isNarrow = useIsNarrow();
  const placeName = filters.boundaryId === null ? "South Africa" : place.data?.description;
  useTitle(["Charts", placeName].filter(Boolean).join(", "));
  return (
    <ChartColumn>
      <ChartHead>
        <h1>{placeHeading("The response to GBVF", placeName, [place])}</h1>
      </ChartHead>
      {!place.error && <ThemeChoice />}
      <Tools>
        <PlaceTools name={place.error ? undefined : placeName} />
      </Tools>
      {!isNarrow && <AllThemes />}
    </ChartColumn>
  );
}
