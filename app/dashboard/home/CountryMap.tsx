import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { keepPeriods } from "@gbvf/ui/charts/Figure/keepPeriods.tsx";
import { drawOutlines } from "@gbvf/ui/maps/outlines.ts";
import { formatRate } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { CrimeMapLegend } from "@gbvf/ui/widgets/CrimeMapLegend/CrimeMapLegend.tsx";
import { crimeColors } from "@gbvf/ui/widgets/CrimeMapLegend/crimeScale.ts";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { NO_FILTERS } from "../../lib/address/filters.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { THEME } from "../../lib/address/themeIds.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { usePlace } from "../../lib/place/usePlace.ts";
import { useFindings } from "../place/useFindings.ts";

/** Shows nothing if the request fails, because the cards have the figures. */
export function CountryMap() {
  const { data: boundaries } = useApi("GET /api/geography/boundary/geojson/:boundaryId", {
    params: { boundaryId: COUNTRY },
  });
  const { data: figures } = useApi("GET /api/crime/stats", { query: { boundaryId: COUNTRY } });
  const { filters } = useFilters();
  const { data: findings } = useFindings(THEME.crime, filters.boundaryId ?? COUNTRY);
  const { data: place } = usePlace(filters.boundaryId);
  const chosenId =
    place?.boundaryTypeId === BOUNDARY_TYPE.province ? place.boundaryId : place?.nationalBoundaryId;
  const drawing = useMemo(() => boundaries && drawOutlines(boundaries.features, FRAME), [boundaries]);
  if (drawing === undefined || figures === undefined || figures.source === null) return null;

  const quarters = figures.reportingSpan?.quarters ?? 4;
  const getRate = (id: number) =>
    figures.containedBoundaryData.find(({ boundaryId }) => boundaryId === id)?.ratePer100000 ?? null;
  const chosenOutline = drawing.outlines.find(({ area }) => area.id === chosenId);
  const getText = ({ area: { id, properties } }: (typeof drawing.outlines)[number]) => {
    const rate = getRate(id);
    return `${properties.name}: ${rate === null ? "no rate" : formatRate(rate)}`;
  };
  const sentence = findings?.sentences[filters.boundaryId === null ? "areas" : "place"];
  const crimeFilters = { ...NO_FILTERS, componentId: THEME.crime };
  return (
    <Root>
      {/* Keyboards and screen readers use the link below, which opens the same map with a figure for each
         province. */}
      <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
        {drawing.outlines.map((outline) => {
          const { id } = outline.area;
          const rate = getRate(id);
          return (
            <Link
              key={id}
              discover="none"
              tabIndex={-1}
              to={getScreenUrl("map", {
                ...crimeFilters,
                boundaryId: id,
                boundaryTypeId: BOUNDARY_TYPE.province,
              })}
            >
              <path d={outline.path} fill={rate === null ? dataColor.missing : crimeColors[quarters](rate)}>
                <title>{getText(outline)}</title>
              </path>
            </Link>
          );
        })}
        {chosenOutline && <path d={chosenOutline.path} data-chosen />}
      </svg>
      <figcaption>
        {chosenOutline && <strong>{getText(chosenOutline)}</strong>}
        {sentence && <p>{keepPeriods(`${sentence}.`)}</p>}
        <div>
          <CrimeMapLegend measure="rate" quarters={quarters} />
        </div>
        <Link to={getScreenUrl("map", crimeFilters)}>Map of all provinces</Link>
      </figcaption>
    </Root>
  );
}

const Root = styled.figure`
  ${stack(1.5)}

  > svg { height: 9.5rem; margin-inline: auto; overflow: visible; }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
    > svg { grid-area: 1 / 2; width: 100%; height: auto; }
  }
  > svg path { stroke: ${dataColor.missing}; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
  > svg a:hover path { stroke: ${color.ink}; }
  > svg [data-chosen] { fill: none; stroke: ${color.ink}; stroke-width: 3; pointer-events: none; }
  figcaption { display: grid; gap: ${space(1)}; font-size: ${font.size.small}; line-height: 1.35; }
`;

/** A small drawing has few points and therefore few bytes. */
const FRAME = { width: 200, maxHeight: 200 };
