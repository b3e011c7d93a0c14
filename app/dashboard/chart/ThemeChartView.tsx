import { COUNTRY } from "@gbvf/api/lib/figures/boundaryTypes.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import * as mapWords from "@gbvf/api/lib/words/map/english.ts";
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
import { useWords } from "../../lib/words/useWords.tsx";
import { Announcement } from "../place/Announcement.tsx";
import { announced } from "../place/announced.ts";
import { Breadcrumb } from "../place/Breadcrumb.tsx";
import { CompareChoice } from "../place/CompareChoice.tsx";
import { DownloadPlace } from "../place/DownloadPlace.tsx";
import { OnePageLink } from "../place/OnePageLink.tsx";
import { optionNames } from "../place/optionNames.ts";
import { placeHeading } from "../place/placeHeading.ts";
import { TrendPanel } from "../place/TrendPanel.tsx";
import { ShowCountry } from "../place/UnknownPlace.tsx";
import { isWhole } from "../place/useFindings.ts";
import { type TrailStep, useTrail } from "../place/useTrail.ts";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { ChartTheme } from "../themes/Theme.ts";
import { AboutTheme } from "./AboutTheme.tsx";
import { ChartColumn, ChartHead } from "./ChartColumn.tsx";
import { ChartGrid, ChartGridSkeleton, Wide } from "./ChartGrid.tsx";
import { ComparePanel } from "./ComparePanel.tsx";

export function ThemeChartView<Answer extends PlaceAnswer>({ theme }: { theme: ChartTheme<Answer> }) {
  const { about, isEnglish, plain, say } = useWords();
  const { filters } = useFilters();
  const figures = theme.useFigures(filters.boundaryId ?? COUNTRY);
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const place = usePlace(filters.boundaryId);
  const trail = useTrail(filters.boundaryId);
  const component = components?.find(({ componentId }) => componentId === filters.componentId);
  const names = optionNames(component, filters).map((name) => plain(name));
  const placeName =
    filters.boundaryId === null
      ? plain(english.southAfrica)
      : (place.data?.description ?? figures.data?.boundaryLevel.boundary);
  const isUnknownPlace = figures.error?.status === 404;
  useTitle([isEnglish ? `${theme.name} charts` : plain(theme.name), placeName].filter(Boolean).join(", "));

  const heading = placeHeading(plain(theme.name), placeName, [place, figures], about);
  const hrefOf = (boundary: Pick<TrailStep, "boundaryId" | "boundaryTypeId">) =>
    to("chart", reduceFilters(filters, { type: "choose boundary", boundary }));

  return (
    <ChartColumn>
      <ChartHead>
        <Breadcrumb trail={trail} hrefOf={hrefOf} />
        <h1>{heading}</h1>
        {component && <AboutTheme component={component} />}
        {names.length > 0 && (
          <p data-chosen>
            {say(mapWords.only)} {names.join(", ")}.
          </p>
        )}
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
        errorMessage={isUnknownPlace ? plain(english.noSuchPlace) : undefined}
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
