import type { Component } from "@gbvf/api/dashboard/contract.ts";
import type { Findings } from "@gbvf/api/findings/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { nameWithCoverage } from "@gbvf/api/shared/figures/coverage.ts";
import { findBreaks } from "@gbvf/api/shared/figures/sourceRuns.ts";
import { formatReading, isFigure } from "@gbvf/ui/charts/reading.ts";
import { SmallMultiples } from "@gbvf/ui/charts/SmallMultiples/SmallMultiples.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { figureFormats } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { useFindings } from "../place/useFindings.ts";
import { getTheme } from "../themes/registry.ts";

export function ThemeRows() {
  const components = useApi("GET /api/dashboard/components", {});
  return (
    <Resource
      {...components}
      skeleton={<Skeleton height="24rem" />}
      isEmpty={(themes) => themes.length === 0}
    >
      {(themes) => (
        <Rows>
          {themes.map((component) => (
            <ThemeRow key={component.componentId} component={component} />
          ))}
        </Rows>
      )}
    </Resource>
  );
}

const columns = `grid-template-columns: minmax(0, 13rem) minmax(0, 1fr); gap: ${space(3)};`;

function ThemeRow({ component: { componentId, name } }: { component: Component }) {
  const { filters } = useFilters();
  const findings = useFindings(componentId, filters.boundaryId ?? COUNTRY);
  const { headlines } = findings.data ?? {};
  const titleId = `theme-${componentId}`;
  return (
    <section aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{name}</h2>
        {findings.data && <CurrentFigure {...findings.data} />}
      </div>
      <div>
        <Head>
          <span>{headlines?.areasChange ?? headlines?.areas}</span>
          <Link
            href={getScreenUrl("chart", reduceFilters(filters, { type: "choose component", componentId }))}
          >
            All charts of {name}
          </Link>
        </Head>
        <Resource {...findings} skeleton={<Skeleton height="6rem" />}>
          {(data) => (
            <Panels {...data} stroke={dataColor[getTheme({ componentId }).colors].main} name={name} />
          )}
        </Resource>
      </div>
    </section>
  );
}

function CurrentFigure({ measure, span, periods, place: { boundary, coverage, figure, missing } }: Findings) {
  return (
    <p>
      <strong data-figure={isFigure(figure) || undefined}>
        {isFigure(figure) ? figureFormats[measure.kind](figure) : (missing ?? formatReading(figure, String))}
      </strong>
      <span>{measure.title}</span>
      <small>{[nameWithCoverage(boundary, coverage), span].filter(Boolean).join(", ")}</small>
      {span && span !== periods.at(-1) && <small>Each panel shows single quarters.</small>}
    </p>
  );
}

/** Omits precincts, which are too many, and the reference line of counts, which would flatten the areas. */
function Panels({ measure, periods, sources, place, around, areas, stroke, name }: PanelsProps) {
  const visibleAreas = areas.filter(({ boundaryTypeId }) => boundaryTypeId !== BOUNDARY_TYPE.precinct);
  const visiblePlaces = visibleAreas.length > 0 ? visibleAreas : [place];
  const country = around.find(({ boundaryId }) => boundaryId === COUNTRY) ?? place;
  if (periods.length === 0) return null;
  return (
    <SmallMultiples
      isCompact
      label={`${name}: ${visiblePlaces.map(({ boundary }) => boundary).join(", ")}`}
      periods={periods}
      breaks={findBreaks(sources)}
      kind={measure.kind}
      color={stroke}
      reference={measure.kind === "count" ? null : { label: country.boundary, values: country.values }}
      series={visiblePlaces.map(({ boundaryId, boundary, values }) => ({
        id: boundaryId,
        label: boundary,
        values,
      }))}
    />
  );
}

interface PanelsProps extends Findings {
  stroke: string;
  name: string;
}

const Rows = styled.div`
  ${media.print} { zoom: 0.68; }
  section {
    ${stack(1)}
    padding-block: ${space(1.5)};
    border-block-start: 1px solid ${color.line};
    break-inside: avoid;

    ${media.wide} { ${columns} }
    ${media.print} { ${columns} }
  }
  p, small { font-size: ${font.size.caption}; line-height: 1.35; }
  p > * { display: block; }
  small { color: ${color.inkMuted}; }
  [data-figure] { font-size: ${font.size.page}; line-height: 1.15; letter-spacing: -0.02em; }
`;

const Head = styled.div`
  ${row(0, 2)}
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${space(1)};
  font-size: ${font.size.small};
`;
