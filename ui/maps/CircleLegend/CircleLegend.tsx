import { styled } from "styled-components";
import type { ReadingState } from "../../charts/reading.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { space } from "../../tokens/tokens.ts";
import { exampleValues, radiusOf } from "../Circles/circleSize.ts";
import { LegendFrame } from "../Legend/LegendFrame.tsx";

export interface CircleLegendProps extends RootProps {
  /** "Reports" */
  label: string;
  /** The largest value on the map, whose circle has `maxRadius`. */
  largest: number;
  /** In px. */
  maxRadius: number;
  color: string;
  format: (figure: number) => string;
  /** The states that the map shows in addition to ordinary figures. */
  states?: readonly ReadingState[];
  /** Replaces the default text of a state: "None reported" for zero. */
  stateLabels?: Partial<Record<ReadingState, string>>;
}

const noStates: readonly ReadingState[] = [];
const LINE = 1.5;

/**
 * - **When:** Next to a map with `Circles`.
 * - **When not:** Maps whose areas are coloured: use `Legend`.
 */
export function CircleLegend({
  label,
  largest,
  maxRadius,
  color,
  format,
  states = noStates,
  stateLabels,
  ...root
}: CircleLegendProps) {
  return (
    <LegendFrame
      {...root}
      label={label}
      zeroColor={dataColor.zeroFill}
      states={states}
      stateLabels={stateLabels}
    >
      {({ titleId }) => (
        <Sizes aria-labelledby={titleId}>
          {exampleValues(largest).map((value) => {
            const radius = radiusOf(value, largest, maxRadius);
            const size = 2 * (radius + LINE);
            const circle = { cx: size / 2, cy: size / 2, r: radius };
            return (
              <li key={value}>
                <svg width={size} height={size} aria-hidden="true" focusable="false">
                  <circle {...circle} fill={dataColor.zeroFill} />
                  <circle {...circle} fill={color} fillOpacity="0.35" stroke={color} strokeWidth={LINE} />
                </svg>
                {format(value)}
              </li>
            );
          })}
        </Sizes>
      )}
    </LegendFrame>
  );
}

const Sizes = styled.ul`
  display: flex;
  align-items: end;
  gap: ${space(2)};
  list-style: none;

  li { display: grid; justify-items: center; gap: 2px; }
`;
