import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { type AreaFeature, polygonsOf, worldPoint } from "@gbvf/ui/maps/geometry.ts";
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
import { to } from "../../lib/address/paths.ts";
import { THEME } from "../../lib/address/themeIds.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useFindings } from "../place/useFindings.ts";

/** Draws nothing if it cannot be fetched: the cards have the figures. */
export function CountryMap() {
  const { data: lines } = useApi("GET /api/geography/boundary/geojson/:boundaryId", {
    params: { boundaryId: COUNTRY },
  });
  const { data: figures } = useApi("GET /api/crime/stats", { query: { boundaryId: COUNTRY } });
  const { data: findings } = useFindings(THEME.crime, COUNTRY);
  const drawing = useMemo(() => lines && countryOutlines(lines.features), [lines]);
  if (drawing === undefined || figures === undefined || figures.source === null) return null;

  const quarters = figures.reportingSpan?.quarters ?? 4;
  const rateOf = (id: number) =>
    figures.containedBoundaryData.find(({ boundaryId }) => boundaryId === id)?.ratePer100000 ?? null;
  const ofCrime = { ...NO_FILTERS, componentId: THEME.crime };
  return (
    <Root>
      {/* The link below leads keyboards and screen readers to the same map, where each province has its figure. */}
      <svg viewBox={drawing.viewBox} aria-hidden="true">
        {drawing.outlines.map(({ id, name, d }) => {
          const rate = rateOf(id);
          return (
            <Link
              key={id}
              tabIndex={-1}
              to={to("map", { ...ofCrime, boundaryId: id, boundaryTypeId: BOUNDARY_TYPE.province })}
            >
              <path d={d} fill={rate === null ? dataColor.missing : crimeColors[quarters](rate)}>
                <title>{`${name}: ${rate === null ? "no rate" : formatRate(rate)}`}</title>
              </path>
            </Link>
          );
        })}
      </svg>
      <figcaption>
        {findings?.sentences.areas && <p>{`${findings.sentences.areas}.`}</p>}
        <div>
          <CrimeMapLegend measure="rate" quarters={quarters} />
        </div>
        <Link to={to("map", ofCrime)}>Map of all provinces</Link>
      </figcaption>
    </Root>
  );
}

const Root = styled.figure`
  ${stack(1.5)}

  > svg { height: 9.5rem; margin-inline: auto; overflow: visible; }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 420px;
    align-items: end;
    > svg { grid-area: 1 / 2; width: 100%; height: auto; }
  }
  > svg path { stroke: ${dataColor.missing}; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
  > svg a:hover path { stroke: ${color.ink}; }
  figcaption { display: grid; gap: ${space(1)}; font-size: ${font.size.small}; line-height: 1.35; }
`;

interface Outline {
  id: number;
  name: string;
  d: string;
}

const WIDTH = 700;

export function countryOutlines(features: readonly AreaFeature[]): { viewBox: string; outlines: Outline[] } {
  const shapes = features.map((feature) => ({
    id: feature.id,
    name: feature.properties.name,
    rings: polygonsOf(feature).flatMap((rings) => rings.map((ring) => ring.map(worldPoint))),
  }));
  const points = shapes.flatMap(({ rings }) => rings.flat());
  const [left, right] = rangeOf(points.map(({ x }) => x));
  const [top, bottom] = rangeOf(points.map(({ y }) => y));
  const scale = right > left ? WIDTH / (right - left) : 1;
  const at = (value: number, from: number) => Math.round((value - from) * scale);
  return {
    viewBox: `0 0 ${WIDTH} ${at(bottom, top)}`,
    outlines: shapes.map(({ id, name, rings }) => ({
      id,
      name,
      d: rings.map((ring) => pathOf(ring.map(({ x, y }) => [at(x, left), at(y, top)]))).join(""),
    })),
  };
}

/** Steps from point to point take half the bytes of positions. */
function pathOf(points: readonly (readonly [number, number])[]): string {
  const [first, ...steps] = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
  return `M${first}l${steps.filter(([x, y]) => x !== 0 || y !== 0).join(" ")}z`;
}

const rangeOf = (values: readonly number[]): [number, number] => [
  values.reduce((least, value) => Math.min(least, value), Infinity),
  values.reduce((most, value) => Math.max(most, value), -Infinity),
];
