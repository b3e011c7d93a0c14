import { COUNTRY } from "@gbvf/api/lib/figures/boundaryTypes.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { to } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { usePlace } from "../../lib/place/usePlace.ts";
import { Announcement } from "../place/Announcement.tsx";
import { announced } from "../place/announced.ts";
import { Breadcrumb } from "../place/Breadcrumb.tsx";
import { CompareChoice } from "../place/CompareChoice.tsx";
import { DownloadPlace } from "../place/DownloadPlace.tsx";
import { OnePageLink } from "../place/OnePageLink.tsx";
import { optionNames } from "../place/optionNames.ts";
import { placeHeading } from "../place/placeHeading.ts";
import { TrendPanel } from "../place/TrendPanel.tsx";
import { NO_SUCH_PLACE, ShowCountry } from "../place/UnknownPlace.tsx";
import { isWhole } from "../place/useFindings.ts";
import { type TrailStep, useTrail } from "../place/useTrail.ts";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { ChartTheme } from "../themes/Theme.ts";
import { AboutTheme } from "./AboutTheme.tsx";
import { ChartColumn, ChartHead } from "./ChartColumn.tsx";
import { ChartGrid, ChartGridSkeleton, Wide } from "./ChartGrid.tsx";
import { ComparePanel } from "./ComparePanel.tsx";

export function ThemeChartView<Answer extends PlaceAnswer>({ theme }: { theme: ChartTheme<Answer> }) {
  const { filters } = useFilters();
  const figures = theme.useFigures(filters.boundaryId ?? COUNTRY);
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const place = usePlace(filters.boundaryId);
  const trail = useTrail(filters.boundaryId);
  const component = components?.find(({ componentId }) => componentId === filters.componentId);
  const names = optionNames(component, filters);
  const placeName =
    filters.boundaryId === null
      ? "South Africa"
      : (place.data?.description ?? figures.data?.boundaryLevel.boundary);
  const isUnknownPlace = figures.error?.status === 404;
  useTitle([`${theme.name} charts`, placeName].filter(Boolean).join(", "));

  const heading = placeHeading(theme.name, placeName, [place, figures]);
  const hrefOf = (boundary: Pick<TrailStep, "boundaryId" | "boundaryTypeId">) =>
    to("chart", reduceFilters(filters, { type: "choose boundary", boundary }));

  return (
    <ChartColumn>
      <ChartHead>
        <Breadcrumb trail={trail} hrefOf={hrefOf} />
        <h1>{heading}</h1>
        {component && <AboutTheme component={component} />}
        {names.length > 0 && <p data-chosen>Only: {names.join(", ")}.</p>}
        {placeName && !isUnknownPlace && (
          <p data-way>
            <OnePageLink boundaryId={filters.boundaryId ?? COUNTRY} name={placeName} />
          </p>
        )}
        <Tools>
          <div>
            <CompareChoice />
          </div>
          <DownloadPlace boundaryId={filters.boundaryId ?? COUNTRY} name={placeName} />
        </Tools>
        <Announcement text={announced(heading, names, figures)} />
      </ChartHead>
      <Resource
        {...figures}
        skeleton={<ChartGridSkeleton count={theme.chartCount} />}
        isEmpty={theme.isEmpty}
        errorMessage={isUnknownPlace ? NO_SUCH_PLACE : undefined}
      >
        {(answer) => (
          <ChartGrid>
            {filters.compare.length > 1 && (
              <Wide data-panel>
                <ComparePanel theme={theme} source={answer.source} />
              </Wide>
            )}
            {isWhole(filters) && (
              <Wide data-panel>
                <TrendPanel
                  theme={theme}
                  boundaryId={answer.boundaryLevel.boundaryId}
                  source={answer.source}
                />
              </Wide>
            )}
            <theme.Charts answer={answer} chosen={filters} headingLevel={2} />
          </ChartGrid>
        )}
      </Resource>
      {isUnknownPlace && <ShowCountry screen="chart" />}
    </ChartColumn>
  );
}

const Tools = styled.div`
  ${row(0, 3)}
  align-items: end;
  margin-block-start: ${space(1)};
  > :first-child { flex: 1 1 18rem; max-width: 22rem; }
  ${media.print} { display: none; }
`;
