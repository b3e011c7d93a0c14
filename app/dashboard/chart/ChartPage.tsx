import type { Component, Dashboard } from "@gbvf/api/dashboard/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { type ReactNode, Suspense } from "react";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import type { Filters } from "../../lib/address/filters.ts";
import { to } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { GENERIC_FAILURE } from "../../lib/api-client/ApiError.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { WideOnly } from "../../lib/page/byWidth.ts";
import { LazyOnScroll } from "../../lib/page/LazyOnScroll.tsx";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { usePlace } from "../../lib/place/usePlace.ts";
import { AboutFigures, AboutTheme } from "../place/AboutFigures.tsx";
import { placeHeading } from "../place/placeHeading.ts";
import { UnknownPlace } from "../place/UnknownPlace.tsx";
import { getTheme, partsOfThemes } from "../themes/registry.ts";
import { ChartColumn, ChartHead, Tools } from "./ChartColumn.tsx";
import { ChartGrid, ChartGridSkeleton } from "./ChartGrid.tsx";
import { PlaceTools, ThemeChartView } from "./ThemeChartView.tsx";
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

ChartPage.loadParts = async ({ componentId }: Filters) => views.get(componentId)?.load();

function ComponentsSection() {
  const { filters } = useFilters();
  const place = usePlace(filters.boundaryId);
  const placeName = filters.boundaryId === null ? "South Africa" : place.data?.description;
  return (
    <ChartColumn>
      <PageTitle>{["Charts", placeName].filter(Boolean).join(", ")}</PageTitle>
      <ChartHead>
        <h1>{placeHeading("The response to GBVF", placeName, [place])}</h1>
      </ChartHead>
      {!place.error && <ThemeChoice />}
      <Tools>
        <PlaceTools name={place.error ? undefined : placeName} />
      </Tools>
      <WideOnly>
        <LazyOnScroll outline={<ChartGridSkeleton count={4} />} isOnServer={false}>
          <AllThemes />
        </LazyOnScroll>
      </WideOnly>
    </ChartColumn>
  );
}

const overviews = partsOfThemes<{ dashboard: Dashboard }>(async (theme) => {
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
    <Overviews>
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
            <AboutFigures>
              {inOrder(data.components).map((component) => (
                <AboutTheme
                  key={component.componentId}
                  componentId={component.componentId}
                  source={getTheme(component).partOf(data.dashboard).source}
                  isNamed
                />
              ))}
            </AboutFigures>
            {inOrder(data.components).map((component) => {
              const Overview = overviews.get(component.componentId);
              return (
                <ThemeSection key={component.componentId} component={component}>
                  {Overview && <Overview dashboard={data.dashboard} />}
                </ThemeSection>
              );
            })}
          </Suspense>
        )}
      </Resource>
    </Overviews>
  );
}

const inOrder = (components: readonly Component[]) => components.toSorted((a, b) => a.seq - b.seq);

function ThemeSection({ component, children }: { component: Component; children: ReactNode }) {
  const { filters } = useFilters();
  const { componentId, name } = component;
  const titleId = `theme-${componentId}`;
  const href = to("chart", reduceFilters(filters, { type: "choose component", componentId }));
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{name}</h2>
        <Link href={href}>All charts of {name}</Link>
      </Head>
      <ChartGrid>
        <div data-charts>{children}</div>
      </ChartGrid>
    </Section>
  );
}

const Overviews = styled.div`${stack(2)}`;

const Section = styled.section`
  display: grid;
  gap: ${space(1.5)};
`;

const Head = styled.div`
  ${row(0, 2)}
  align-items: baseline;
  font-size: ${font.size.small};
`;
