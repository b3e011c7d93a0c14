import { useId } from "react";
import { styled } from "styled-components";
import type { ReadingState } from "../../charts/reading.ts";
import { StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { font, space } from "../../tokens/tokens.ts";
import { exampleValues, radiusOf } from "../Circles/circleSize.ts";
import { LegendStates } from "../Legend/LegendStates.tsx";

export interface CircleLegendProps {
  /** Example: "Reports". */
  title: string;
  /** The largest value on the map, whose circle has `maxRadius`. */
  largest: number;
  /** In px. */
  maxRadius: number;
  color: string;
  format: (figure: number) => string;
  /** States on the map other than ordinary figures. */
  states?: readonly ReadingState[];
  /** Replaces the general words for a state: "None reported" for zero. */
  words?: Partial<Record<ReadingState, string>>;
}

const noStates: readonly ReadingState[] = [];
const LINE = 1.5;

export function CircleLegend({
  title,
  largest,
  maxRadius,
  color,
  format,
  states = noStates,
  words,
}: CircleLegendProps) {
  const id = `legend-${useId().replaceAll(/\W/g, "")}`;
  const titleId = `${id}-title`;
  return (
    <Root>
      <StatePatterns prefix={id} zeroColor={dataColor.none} />
      <Title id={titleId}>{title}</Title>
      <Sizes aria-labelledby={titleId}>
        {exampleValues(largest).map((value) => {
          const radius = radiusOf(value, largest, maxRadius);
          const size = 2 * (radius + LINE);
          return (
            <li key={value}>
              <svg width={size} height={size} aria-hidden="true" focusable="false">
                <circle cx={size / 2} cy={size / 2} r={radius} fill={dataColor.none} />
                <circle
                  cx={size / 2}
                  cy={size / 2}
                  r={radius}
                  fill={color}
                  fillOpacity="0.35"
                  stroke={color}
                  strokeWidth={LINE}
                />
              </svg>
              {format(value)}
            </li>
          );
        })}
      </Sizes>
      <LegendStates prefix={id} states={states} words={words} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(0.75)};
  font-size: ${font.size.small};
  line-height: 1.35;
`;

const Title = styled.p`font-weight: ${font.weight.strong};`;

const Sizes = styled.ul`
  display: flex;
  align-items: end;
  gap: ${space(2)};
  list-style: none;

  li { display: grid; justify-items: center; gap: 2px; }
`;
