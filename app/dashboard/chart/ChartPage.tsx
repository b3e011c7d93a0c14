import type { Dashboard } from "@gbvf/api/dashboard/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { Suspense } from "react";
import { styled } from "styled-components";
import type { Filters } from "../../lib/address/filters.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { GENERIC_FAILURE } from "../../lib/api-client/ApiError.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { WideOnly } from "../../lib/page/byWidth.ts";
import { LazyOnScroll } from "../../lib/page/LazyOnScroll.tsx";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { usePlace } from "../../lib/place/usePlace.ts";
import { AboutThemes } from "../place/AboutThemes.tsx";
import { formatPlaceHeading } from "../place/placeHeading.ts";
import { UnknownPlace } from "../place/UnknownPlace.tsx";
import { lazyThemeViews } from "../themes/registry.ts";
import { ChartColumn, ChartHead, Tools } from "./ChartColumn.tsx";
import { ChartGrid, ChartGridSkeleton } from "./ChartGrid.tsx";
import { PlaceTools, ThemeChartView } from "./ThemeChartView.tsx";
import { ThemeRows } from "./ThemeRows.tsx";

const views = lazyThemeViews(async (theme) => {
  const themeWithCharts = { ...theme, ...(await theme.loadCharts()) };
  return () => <ThemeChartView theme={themeWithCharts} />;
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

ChartPage.loadParts = async ({ componentId }: Filters) => views.get(componentId)?.load();

function ComponentsSection() {
  const { filters } = useFilters();
  const place = usePlace(filters.boundaryId);
  const placeName = filters.boundaryId === null ? "South Africa" : place.data?.description;
  return (
    <ChartColumn>
      <PageTitle>{["Charts", placeName].filter(Boolean).join(", ")}</PageTitle>
      <ChartHead>
        <h1>{formatPlaceHeading("The response to GBVF", placeName, [place])}</h1>
      </ChartHead>
      {!place.error && (
        <>
          <ThemeRows />
          <AboutThemes />
        </>
      )}
      <WideOnly>
        <LazyOnScroll skeleton={<ChartGridSkeleton count={4} />} isOnServer={false}>
          <AllThemes />
        </LazyOnScroll>
      </WideOnly>
      <Tools>
        <PlaceTools name={place.error ? undefined : placeName} />
      </Tools>
    </ChartColumn>
  );
}

const overviews = lazyThemeViews<{ dashboard: Dashboard }>(async (theme) => {
  const { Overview } = await theme.loadCharts();
  return ({ dashboard }) => <Overview data={theme.partOf(dashboard)} />;
});

function AllThemes() {
  const { filters } = useFilters();
  const dashboard = useApi("GET /api/dashboard", { query: { boundaryId: filters.boundaryId ?? COUNTRY } });
  const components = useApi("GET /api/dashboard/components", {});
  const data = dashboard.data &&
    components.data && { dashboard: dashboard.data, components: components.data };
  const retry = () => {
    if (dashboard.error) dashboard.retry();
    if (components.error) components.retry();
  };
  const isUnknownPlace = dashboard.error?.status === 404;
  return (
    <Stack>
      <Resource
        data={data}
        error={dashboard.error ?? components.error}
        isLoading={dashboard.isLoading || components.isLoading}
        retry={retry}
        skeleton={<ChartGridSkeleton count={4} />}
        isEmpty={(data) => data.components.length === 0}
        errorMessage={isUnknownPlace ? <UnknownPlace screen="chart" /> : GENERIC_FAILURE}
      >
        {(data) => (
          <Suspense fallback={<ChartGridSkeleton count={4} />}>
            <Overviews>
              {data.components.map(({ componentId, name }) => {
                const Overview = overviews.get(componentId);
                return (
                  <CompactGrid key={componentId}>
                    <h2>{name}: charts</h2>
                    <div data-charts>{Overview && <Overview dashboard={data.dashboard} />}</div>
                  </CompactGrid>
                );
              })}
            </Overviews>
          </Suspense>
        )}
      </Resource>
    </Stack>
  );
}

const Stack = styled.div`${stack(2)}`;

/** Prints on a sheet of its own, the second. */
const Overviews = styled(Stack)`
  ${media.print} { grid-template-columns: repeat(2, minmax(0, 1fr)); break-before: page; zoom: 0.57; }
`;

const CompactGrid = styled(ChartGrid)`
  --chart-height: 12rem;
  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(1)} ${space(2)};
    align-content: start;
  }
`;
