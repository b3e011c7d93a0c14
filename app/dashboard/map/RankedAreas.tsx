import { keepPeriods } from "@gbvf/ui/charts/Figure/keepPeriods.tsx";
import { RankMark } from "@gbvf/ui/charts/RankMark/RankMark.tsx";
import { formatReading, getState, isFigure, type Reading } from "@gbvf/ui/charts/reading.ts";
import { Sparkline } from "@gbvf/ui/charts/Sparkline/Sparkline.tsx";
import { patternFill, StatePatterns } from "@gbvf/ui/charts/StatePatterns/StatePatterns.tsx";
import type { ActiveAreaStore } from "@gbvf/ui/maps/Choropleth/activeArea.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { useId, useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import type { ChosenOptions } from "../../lib/address/filters.ts";
import { isDrillable } from "../place/boundaryNouns.ts";
import { hasNoChosenOptions } from "../place/useFindings.ts";
import type { MapDrawing } from "../themes/MapPart.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import type { MapTheme } from "../themes/Theme.ts";
import { type RankedArea, rankedAreas } from "./rankedAreas.ts";
import type { RenderedMap } from "./useThemeMap.ts";
import { withProportionalSymbols } from "./withProportionalSymbols.tsx";

const COLLAPSED_COUNT = 10;

const titles: Readonly<Record<number, string>> = {
  1: "Every province, from the highest",
  2: "Every district, from the highest",
  3: "Every municipality, from the highest",
  5: "Every police precinct, from the highest",
};

interface RankedAreasProps<Data extends PlaceResponse> {
  theme: MapTheme<Data>;
  themeMap: RenderedMap<Data>;
  chosen: ChosenOptions;
  hrefOf: (area: { boundaryId: number; boundaryTypeId: number }) => string;
  hasCircles: boolean;
  activeAreaStore: ActiveAreaStore;
}

export function RankedAreas<Data extends PlaceResponse>({
  theme,
  themeMap: { boundaries, data, focusId, findings },
  chosen,
  hrefOf,
  hasCircles,
  activeAreaStore,
}: RankedAreasProps<Data>) {
  const titleId = useId();
  const patternPrefix = useId();
  const boundaryTypeId = boundaries.features[0]?.properties.boundaryTypeId ?? 0;
  const colouredDrawing = theme.draw(data, chosen, boundaryTypeId);
  const drawing = hasCircles
    ? withProportionalSymbols(colouredDrawing, theme.colors, boundaries.features.length)
    : colouredDrawing;
  const areas = rankedAreas(boundaries.features, drawing);
  const isRanked = areas.some(({ rank }) => rank !== null);
  const [isExpanded, setExpanded] = useState(areas.length <= COLLAPSED_COUNT + 2);
  const rankedFindings = hasNoChosenOptions(chosen) && !hasCircles ? findings : undefined;
  if (focusId !== null || areas.length < 2) return null;
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{titles[boundaryTypeId] ?? "Every area, from the highest"}</h2>
      <p>{keepPeriods(`${rankedFindings?.sentences.areasChange ?? drawing.measure}.`)}</p>
      <StatePatterns prefix={patternPrefix} zeroColor={drawing.colorOf(0)} />
      <ol>
        {(isExpanded ? areas : areas.slice(0, COLLAPSED_COUNT)).map((area) => (
          <RankedRow
            key={area.id}
            area={area}
            drawing={drawing}
            href={isDrillable(boundaryTypeId) ? hrefOf({ boundaryId: area.id, boundaryTypeId }) : undefined}
            values={rankedFindings?.areas.find(({ boundaryId }) => boundaryId === area.id)?.values}
            lineColor={dataColor[theme.colors].main}
            patternPrefix={patternPrefix}
            activeAreaStore={activeAreaStore}
            isRanked={isRanked}
          />
        ))}
      </ol>
      {!isExpanded && <Button onPress={() => setExpanded(true)}>Show all {formatCount(areas.length)}</Button>}
    </Root>
  );
}

const Root = styled.section`
  ${stack(1)}

  h2 { font-size: ${font.size.body}; }
  p { color: ${color.inkMuted}; font-size: ${font.size.small}; line-height: 1.35; }
  ol { padding: 0; list-style: none; container-type: inline-size; }
  /* Not printed, because the map is printed as a table of the same figures. */
  ${media.print} { display: none; }
`;

interface RankedRowProps {
  area: RankedArea;
  drawing: MapDrawing;
  href: string | undefined;
  values: readonly Reading[] | undefined;
  lineColor: string;
  patternPrefix: string;
  activeAreaStore: ActiveAreaStore;
  isRanked: boolean;
}

function RankedRow({
  area: { id, name, reading, rank },
  drawing: { circles, colorOf, format, missing },
  href,
  values,
  lineColor,
  patternPrefix,
  activeAreaStore,
  isRanked,
}: RankedRowProps) {
  const state = getState(reading);
  const fill = state ? patternFill(patternPrefix, state) : (circles?.color ?? colorOf(Number(reading)));
  const isLit = useSyncExternalStore(
    activeAreaStore.subscribe,
    () => activeAreaStore.get() === id,
    () => false,
  );
  return (
    <Row
      data-lit={isLit || undefined}
      data-unranked={!isRanked || undefined}
      data-missing={!isFigure(reading) || undefined}
      onPointerEnter={() => activeAreaStore.set(id)}
      onPointerLeave={() => activeAreaStore.set(null)}
      onFocus={() => activeAreaStore.set(id)}
      onBlur={() => activeAreaStore.set(null)}
    >
      <Rank>
        <RankMark rank={rank} />
      </Rank>
      <Swatch aria-hidden="true">
        <rect width="100%" height="100%" fill={fill} />
      </Swatch>
      {href === undefined ? (
        <span>{name}</span>
      ) : (
        <Link href={href} variant="plain">
          {name}
        </Link>
      )}
      <Line>{values && <Sparkline values={values} color={lineColor} width={64} height={24} />}</Line>
      <strong>
        {isFigure(reading) ? format(reading) : (missing?.(id) ?? formatReading(reading, format))}
      </strong>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: var(--rank, 1.75rem) 14px minmax(0, 1fr) 64px minmax(4rem, auto);
  gap: ${space(1)};
  align-items: center;
  min-height: ${size.target};
  border-top: 1px solid ${color.line};

  strong { text-align: end; }
  &[data-unranked] { --rank: 0px; }
  &[data-missing] strong { font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
  @container (max-width: 26rem) {
    &[data-missing] { row-gap: 0; padding-block: ${space(1)}; }
    &[data-missing] strong { grid-column: 3 / -1; text-align: start; }
  }
  @container (max-width: 14rem) {
    grid-template-columns: var(--rank, 1.75rem) 14px minmax(0, 1fr);
    overflow-wrap: anywhere;
    strong { grid-column: 3; text-align: start; }
    > :nth-child(4) { display: none; }
  }
  &[data-lit] { background: ${color.primaryTint}; box-shadow: inset 3px 0 ${color.primary}; }
  &:not([data-lit]) > span svg { opacity: 0.7; }
`;

const Line = styled.span`line-height: 0;`;

const Rank = styled.span`
  color: ${color.inkMuted};
  text-align: end;
`;

const Swatch = styled.svg`
  width: 100%;
  height: 14px;
  border: 1px solid ${color.edge};
  forced-color-adjust: none;
`;
