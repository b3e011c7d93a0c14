import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { pageColumn, row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { BoundaryGridSkeleton } from "@gbvf/ui/widgets/BoundaryGrid/BoundaryGrid.tsx";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { serialiseFilters } from "../../lib/address/filters.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { usePlace } from "../../lib/place/usePlace.ts";
import { AboutFigures, AboutLink, AboutTheme } from "../place/AboutFigures.tsx";
import { Announcement } from "../place/Announcement.tsx";
import { Breadcrumb } from "../place/Breadcrumb.tsx";
import { boundaryWord } from "../place/boundaryNouns.ts";
import { CompareWith } from "../place/CompareWith.tsx";
import { ExcludedAreas } from "../place/ExcludedAreas.tsx";
import { listOptionNames } from "../place/optionNames.ts";
import { PlaceReportLink } from "../place/PlaceReportLink.tsx";
import { formatAnnouncement, formatPlaceHeading } from "../place/placeHeading.ts";
import { UnknownPlace } from "../place/UnknownPlace.tsx";
import { hasNoChosenOptions } from "../place/useFindings.ts";
import { type TrailStep, useTrail } from "../place/useTrail.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import type { GridTheme } from "../themes/Theme.ts";
import { GridAreas } from "./GridAreas.tsx";
import { canListPrecincts, precinctsHref, useChosenPrecincts } from "./precincts.ts";
import { useGridFigures } from "./useGridFigures.ts";

export function ThemeGrid<Data extends PlaceResponse>({ theme }: { theme: GridTheme<Data> }) {
  const { filters } = useFilters();
  const boundaryId = filters.boundaryId ?? COUNTRY;
  const precincts = useChosenPrecincts(theme);
  const { figures, findings, isGroup, responses } = useGridFigures(theme);
  // Waits for the findings, because a heading that arrives later would push the rows down.
  const areFindingsSettled = findings.data !== undefined || findings.error !== undefined;
  const place = usePlace(filters.boundaryId);
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const trail = useTrail(filters.boundaryId);
  const parent = trail.at(-2);
  const component = components?.find(({ componentId }) => componentId === filters.componentId);
  const placeName = isGroup
    ? (filters.group ?? `${filters.compare.length} chosen places`)
    : filters.boundaryId === null
      ? "South Africa"
      : (place.data?.description ?? figures.data?.boundaryLevel.boundary);
  const isUnknownPlace = figures.error?.status === 404;
  const heading = formatPlaceHeading(theme.name, placeName, [place, figures]);
  const names = listOptionNames(component, filters);
  const getHref = (boundary: Pick<TrailStep, "boundaryId" | "boundaryTypeId">) =>
    getScreenUrl("grid", reduceFilters(filters, { type: "choose boundary", boundary }));

  return (
    <Page>
      <PageTitle>{[`${theme.name} grid`, placeName].filter(Boolean).join(", ")}</PageTitle>
      <header>
        <Breadcrumb trail={trail} hrefOf={getHref} />
        <Heading>
          <h1>{heading}</h1>
          {isGroup ? (
            <Link href={getScreenUrl("grid", reduceFilters(filters, { type: "compare", ids: [] }))}>
              All places instead of the chosen ones
            </Link>
          ) : (
            <LevelLink theme={theme} placeName={placeName} />
          )}
          <CompareWith isShort />
          {!isUnknownPlace && <AboutLink />}
        </Heading>
        <Announcement text={formatAnnouncement(heading, names, figures)} />
      </header>
      {isGroup && <ExcludedAreas screen="grid" responses={responses} />}
      <Resource
        {...figures}
        data={areFindingsSettled ? figures.data : undefined}
        isLoading={figures.isLoading || findings.isLoading}
        skeleton={<BoundaryGridSkeleton />}
        errorMessage={isUnknownPlace ? <UnknownPlace screen="grid" /> : undefined}
        isEmpty={(data) => theme.drawGrid(data, filters).areas.length === 0}
        emptyMessage={
          isGroup ? undefined : (
            <>
              No data available. No breakdown below municipality.{" "}
              {parent && <Link href={getHref(parent)}>Show {parent.description}</Link>}
            </>
          )
        }
      >
        {(data) => (
          <>
            <GridAreas
              // A new key resets the reader's own order when the list changes.
              key={serialiseFilters(filters) + precincts?.areaTypeId}
              data={data}
              theme={theme}
              findings={hasNoChosenOptions(filters) ? findings.data : undefined}
              names={names}
              hrefOf={getHref}
            />
            <AboutFigures>
              <AboutTheme componentId={theme.componentId} source={data.source} />
            </AboutFigures>
            {placeName && !isGroup && (
              <span data-no-print>
                <PlaceReportLink boundaryId={boundaryId} name={placeName} />
              </span>
            )}
          </>
        )}
      </Resource>
    </Page>
  );
}

const Heading = styled.div`
  ${row(0, 2)}
  align-items: center;
  font-size: ${font.size.small};

  /* The button is higher than the heading, which must not grow. */
  ${media.wide} { button { margin-block: ${space(-0.75)}; } }
`;

const Page = styled.div`
  ${pageColumn("120rem", 1)}
  padding-block: ${space(2)} ${space(6)};

  h1 { min-width: 0; font-size: ${font.size.large}; letter-spacing: -0.01em; overflow-wrap: anywhere; }
  h2 { font-size: ${font.size.body}; }
  [data-no-print] { font-size: ${font.size.small}; ${media.print} { display: none; } }
  ${media.wide} { padding-block: ${space(1.5)} ${space(6)}; }
  ${media.print} { padding-block: 0; }
`;

interface LevelLinkProps {
  theme: Pick<GridTheme<PlaceResponse>, "hasPrecincts">;
  placeName: string | undefined;
}

function LevelLink({ theme, placeName }: LevelLinkProps) {
  const { filters } = useFilters();
  const precincts = useChosenPrecincts(theme);
  if (!canListPrecincts(theme, filters.boundaryTypeId)) return null;
  if (precincts !== undefined)
    return (
      <Link href={getScreenUrl("grid", filters)}>
        Show by {boundaryWord(Number(filters.boundaryTypeId) + 1)}
      </Link>
    );
  return <Link href={precinctsHref(filters)}>All police precincts of {placeName ?? ""}</Link>;
}
