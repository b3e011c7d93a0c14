import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { describeMixedSource } from "@gbvf/api/shared/figures/sourceRuns.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { ComboBoxOutline } from "@gbvf/ui/primitives/ComboBox/ComboBoxOutline.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { NarrowOnly, WideOnly } from "../../lib/page/byWidth.ts";
import { LazyOnScroll } from "../../lib/page/LazyOnScroll.tsx";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { usePlace } from "../../lib/place/usePlace.ts";
import { AboutFigures, AboutLink, AboutTheme } from "../place/AboutFigures.tsx";
import { Announcement } from "../place/Announcement.tsx";
import { Breadcrumb } from "../place/Breadcrumb.tsx";
import { CompareChoice } from "../place/CompareChoice.tsx";
import { CompareWith } from "../place/CompareWith.tsx";
import { DownloadPlace } from "../place/DownloadPlace.tsx";
import { listOptionNames } from "../place/optionNames.ts";
import { PlaceReportLink } from "../place/PlaceReportLink.tsx";
import { formatAnnouncement, formatPlaceHeading } from "../place/placeHeading.ts";
import { SimilarMunicipalitiesLink } from "../place/SimilarMunicipalitiesLink.tsx";
import { TrendPanel } from "../place/TrendPanel.tsx";
import { UnknownPlace } from "../place/UnknownPlace.tsx";
import { hasNoChosenOptions, useFindings } from "../place/useFindings.ts";
import { type TrailStep, useTrail } from "../place/useTrail.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import type { ChartTheme } from "../themes/Theme.ts";
import { AreaTrendsPanel } from "./AreaTrendsPanel.tsx";
import { ChartColumn, ChartHead, HeadRow, Tools } from "./ChartColumn.tsx";
import { ChartGrid, ChartGridSkeleton, FullWidthPanel } from "./ChartGrid.tsx";
import { ComparePanel } from "./ComparePanel.tsx";

export function ThemeChartView<Data extends PlaceResponse>({ theme }: { theme: ChartTheme<Data> }) {
  const { filters } = useFilters();
  const figures = theme.useFigures(filters.boundaryId ?? COUNTRY);
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const place = usePlace(filters.boundaryId);
  const trail = useTrail(filters.boundaryId);
  const component = components?.find(({ componentId }) => componentId === filters.componentId);
  const names = listOptionNames(component, filters);
  const placeName =
    filters.boundaryId === null
      ? "South Africa"
      : (place.data?.description ?? figures.data?.boundaryLevel.boundary);
  const isUnknownPlace = figures.error?.status === 404;
  const isCompared = filters.compare.length > 1;
  const hasTrend = !isCompared && hasNoChosenOptions(filters) && !theme.hasOwnTrend;

  const heading = formatPlaceHeading(theme.name, placeName, [place, figures]);
  const getHref = (boundary: Pick<TrailStep, "boundaryId" | "boundaryTypeId">) =>
    getScreenUrl("chart", reduceFilters(filters, { type: "choose boundary", boundary }));

  const renderAbout = ({ source, boundaryLevel }: Data) => (
    <>
      <AboutThisTheme theme={theme} source={source} boundaryId={boundaryLevel.boundaryId} />
      <Tools>
        {!isCompared && <SimilarMunicipalitiesLink place={place.data} />}
        <PlaceTools name={placeName} />
      </Tools>
    </>
  );

  return (
    <ChartColumn>
      <PageTitle>{[`${theme.name} charts`, placeName].filter(Boolean).join(", ")}</PageTitle>
      <ChartHead>
        <Breadcrumb trail={trail} hrefOf={getHref} />
        <HeadRow>
          <div>
            <h1>{heading}</h1>
            {!isUnknownPlace && <AboutLink />}
            {names.length > 0 && <p data-chosen>Only: {names.join(", ")}.</p>}
          </div>
          <NarrowOnly>
            <CompareWith isShort />
          </NarrowOnly>
          <WideOnly>
            <div data-compare>
              <LazyOnScroll
                skeleton={<ComboBoxOutline label="Compare with another place" placeholder="Choose a place" />}
                isOnServer={false}
              >
                <CompareChoice />
              </LazyOnScroll>
            </div>
          </WideOnly>
        </HeadRow>
        <Announcement text={formatAnnouncement(heading, names, figures)} />
      </ChartHead>
      <Resource
        {...figures}
        skeleton={<ChartGridSkeleton count={theme.chartCount} />}
        isEmpty={theme.isEmpty}
        errorMessage={isUnknownPlace ? <UnknownPlace screen="chart" /> : undefined}
      >
        {(data) => (
          <ChartGrid>
            {isCompared && <ComparePanel theme={theme} source={data.source} />}
            {hasTrend && (
              <FullWidthPanel data-panel>
                <TrendPanel theme={theme} boundaryId={data.boundaryLevel.boundaryId} source={data.source} />
              </FullWidthPanel>
            )}
            <div data-charts>
              <theme.Charts data={data} chosen={filters} headingLevel={2} />
            </div>
            {hasNoChosenOptions(filters) && (filters.boundaryId === null || place.data) && (
              <AreaTrendsPanel
                key={filters.boundaryId}
                theme={theme}
                place={place.data}
                source={data.source}
              />
            )}
            {renderAbout(data)}
          </ChartGrid>
        )}
      </Resource>
    </ChartColumn>
  );
}

export function PlaceTools({ name }: { name: string | undefined }) {
  const { filters } = useFilters();
  const boundaryId = filters.boundaryId ?? COUNTRY;
  return (
    <>
      {name && (
        <p>
          <PlaceReportLink boundaryId={boundaryId} name={name} />
        </p>
      )}
      <DownloadPlace boundaryId={boundaryId} name={name} />
    </>
  );
}

interface AboutThisThemeProps {
  theme: Pick<ChartTheme<PlaceResponse>, "componentId">;
  source: FigureSource | null;
  boundaryId: number;
}

/** Fetches the findings, because their lines may have more sources than the latest figures. */
function AboutThisTheme({ theme: { componentId }, source, boundaryId }: AboutThisThemeProps) {
  const { data: findings } = useFindings(componentId, boundaryId);
  return (
    <AboutFigures>
      <AboutTheme
        componentId={componentId}
        source={source && describeMixedSource(source, findings?.sources ?? [])}
      />
    </AboutFigures>
  );
}
