import { RankMark } from "@gbvf/ui/charts/RankMark/RankMark.tsx";
import { isFigure, type Reading, readOut, stateOf } from "@gbvf/ui/charts/reading.ts";
import { Sparkline } from "@gbvf/ui/charts/Sparkline/Sparkline.tsx";
import { patternFill } from "@gbvf/ui/charts/StatePatterns/StatePatterns.tsx";
import type { ActiveAreaStore } from "@gbvf/ui/maps/Choropleth/activeArea.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import type { MapDrawing } from "../themes/MapPart.ts";
import type { RankedArea } from "./rankedAreas.ts";

interface RankedRowProps {
  area: RankedArea;
  drawing: MapDrawing;
  href: string | undefined;
  values: readonly Reading[] | undefined;
  lineColor: string;
  patternPrefix: string;
  shared: ActiveAreaStore;
}

export function RankedRow({
  area: { id, name, reading, rank },
  drawing: { circles, colorOf, format },
  href,
  values,
  lineColor,
  patternPrefix,
  shared,
}: RankedRowProps) {
  const state = stateOf(reading);
  const fill = state ? patternFill(patternPrefix, state) : (circles?.color ?? colorOf(Number(reading)));
  const isLit = useSyncExternalStore(shared.subscribe, () => shared.get() === id);
  return (
    <Row
      data-lit={isLit || undefined}
      data-missing={!isFigure(reading) || undefined}
      onPointerEnter={() => shared.set(id)}
      onPointerLeave={() => shared.set(null)}
      onFocus={() => shared.set(id)}
      onBlur={() => shared.set(null)}
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
      <strong>{isFigure(reading) ? format(reading) : readOut(reading, format)}</strong>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 1.75rem 14px minmax(0, 1fr) 64px minmax(4rem, auto);
  gap: ${space(1)};
  align-items: center;
  min-height: ${size.target};
  border-top: 1px solid ${color.line};

  strong { text-align: end; }
  &[data-missing] strong { font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
  @container (max-width: 14rem) {
    grid-template-columns: 1.75rem 14px minmax(0, 1fr);
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
