import type { Findings } from "@gbvf/api/findings/contract.ts";
import { COUNTRY } from "@gbvf/api/lib/boundaryTypes.ts";
import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { BoundaryGrid, BoundaryGridSkeleton } from "@gbvf/ui/widgets/BoundaryGrid/BoundaryGrid.tsx";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/filterReducer.ts";
import { serialiseFilters } from "../../lib/filters.ts";
import { to } from "../../lib/paths.ts";
import { useApi } from "../../lib/useApi.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { usePlace } from "../../lib/usePlace.ts";
import { useTitle } from "../../lib/useTitle.ts";
import { Announcement } from "../place/Announcement.tsx";
import { announced } from "../place/announced.ts";
import { Breadcrumb } from "../place/Breadcrumb.tsx";
import { boundaryWord } from "../place/boundaryWords.ts";
import { isDrillable } from "../place/drill.ts";
import { optionNames } from "../place/optionNames.ts";
import { placeHeading } from "../place/placeHeading.ts";
import { NO_SUCH_PLACE, ShowCountry } from "../place/UnknownPlace.tsx";
import { isWhole, useFindings } from "../place/useFindings.ts";
import { type TrailStep, useTrail } from "../place/useTrail.ts";
import type { GridDrawing } from "../themes/GridPart.ts";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { GridTheme } from "../themes/Theme.ts";
import { gridTable } from "./gridTable.ts";

/** With the same values as a table and a file. */
export function ThemeGrid<Answer extends PlaceAnswer>({ theme }: { theme: GridTheme<Answer> }) {
  const { filters } = useFilters();
  const boundaryId = filters.boundaryId ?? COUNTRY;
  const figures = theme.useFigures(boundaryId);
  const findings = useFindings(theme.componentId, boundaryId);
  // The heading must come with the rows, or it would push them down.
  const areFindingsKnown = findings.data !== undefined || findings.error !== undefined;
  const place = usePlace(filters.boundaryId);
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const trail = useTrail(filters.boundaryId);
  const parent = trail.at(-2);
  const component = components?.find(({ componentId }) => componentId === filters.componentId);
  const placeName =
    filters.boundaryId === null
      ? "South Africa"
      : (place.data?.description ?? figures.data?.boundaryLevel.boundary);
  const isUnknownPlace = figures.error?.status === 404;
  useTitle([`${theme.name} grid`, placeName].filter(Boolean).join(", "));
  const heading = placeHeading(theme.name, placeName, [place, figures]);
  const names = optionNames(component, filters);
  const hrefOf = (boundary: Pick<TrailStep, "boundaryId" | "boundaryTypeId">) =>
    to("grid", reduceFilters(filters, { type: "choose boundary", boundary }));

  return (
    <Page>
      <header>
        <Breadcrumb trail={trail} hrefOf={hrefOf} />
        <h1>{heading}</h1>
        <Announcement text={announced(heading, names, figures)} />
      </header>
      <Resource
        {...figures}
        data={areFindingsKnown ? figures.data : undefined}
        isLoading={figures.isLoading || findings.isLoading}
        onRetry={figures.retry}
        skeleton={<BoundaryGridSkeleton />}
        errorMessage={isUnknownPlace ? NO_SUCH_PLACE : undefined}
        isEmpty={(answer) => theme.drawGrid(answer, filters).areas.length === 0}
        emptyMessage={
          <>
            No data available. No breakdown below municipality.{" "}
            {parent && <Link href={hrefOf(parent)}>Show {parent.description}</Link>}
          </>
        }
      >
        {(answer) => (
          <Areas
            // A new list starts in its original order.
            key={serialiseFilters(filters)}
            drawing={theme.drawGrid(answer, filters)}
            theme={theme}
            findings={isWhole(filters) ? findings.data : undefined}
            place={answer.boundaryLevel.boundary}
            names={names}
            hrefOf={hrefOf}
            compareHref={(id) =>
              to("chart", reduceFilters(filters, { type: "compare", ids: [boundaryId, id] }))
            }
          />
        )}
      </Resource>
      {isUnknownPlace && <ShowCountry screen="grid" />}
    </Page>
  );
}

interface AreasProps {
  drawing: GridDrawing;
  /** Undefined without them. */
  findings: Findings | undefined;
  theme: { name: string; colors: GridTheme<PlaceAnswer>["colors"] };
  place: string;
  names: readonly string[];
  hrefOf: (boundary: { boundaryId: number; boundaryTypeId: number }) => string;
  compareHref: (boundaryId: number) => string;
}

function Areas({ drawing, findings, theme, place, names, hrefOf, compareHref }: AreasProps) {
  const { areas, measure, span, source } = drawing;
  const boundaryTypeId = areas[0]?.boundaryTypeId ?? 0;
  const word = boundaryWord(boundaryTypeId);
  const only = names.length > 0 && `only ${names.join(", ").toLowerCase()}`;
  const where = [place, span, only].filter(Boolean).join(", ");
  const hrefById = new Map(
    areas.map((area) => [area.boundaryId, isDrillable(area.boundaryTypeId) ? hrefOf(area) : undefined]),
  );
  const lineById = new Map(findings?.areas.map((line) => [line.boundaryId, line]));
  return (
    <Figure
      kind="chart"
      headingLevel={2}
      title={measure}
      finding={findings?.sentences.areas}
      subtitle={`By ${word}. ${where}`}
      table={gridTable(drawing, boundaryTypeId, `${theme.name} by ${word}, ${where}`)}
      origin={{ ...drawing, place, period: span ?? undefined }}
      initialSort={{ columnId: "distribution", direction: "descending" }}
      rowHref={(id) => hrefById.get(Number(id))}
      footer={source && <SourceLine source={source} period={span ?? ""} />}
    >
      <BoundaryGrid
        label={`${theme.name} by ${word}`}
        theme={theme.colors}
        place={place}
        measure={findings?.measure}
        rows={areas.map(({ boundaryId, boundary, distribution, basis, parts }) => ({
          id: boundaryId,
          name: boundary,
          href: hrefById.get(boundaryId),
          compareHref: compareHref(boundaryId),
          distribution,
          basis,
          parts,
          figure: lineById.get(boundaryId)?.figure,
          values: lineById.get(boundaryId)?.values,
        }))}
      />
    </Figure>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  align-content: start;
  width: min(72rem, 100%);
  margin-inline: auto;
  padding: ${space(2)} ${space(2)} ${space(6)};

  h1 { font-size: ${font.size.large}; letter-spacing: -0.01em; }
  ${media.wide} { padding: ${space(2)} ${space(4)} ${space(6)}; }
  ${media.print} { padding: 0; }
`;
