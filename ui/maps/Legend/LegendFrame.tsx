import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { legendLabels, type ReadingState } from "../../charts/reading.ts";
import { patternFill, StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import { row } from "../../tokens/layout.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

interface LegendFrameProps extends RootProps {
  label: string;
  zeroColor: string;
  states: readonly ReadingState[];
  /** True if the scale has a step for zero, whose pattern is needed even if `states` lacks zero. */
  hasZeroStep?: boolean;
  stateLabels: Partial<Record<ReadingState, string>> | undefined;
  /** Receives `prefix`, with which the ids of the patterns begin. */
  children: (ids: { prefix: string; titleId: string }) => ReactNode;
}

export function LegendFrame({
  label,
  zeroColor,
  states,
  hasZeroStep = false,
  stateLabels,
  children,
  ...root
}: LegendFrameProps) {
  const prefix = `legend-${useId().replaceAll(/\W/g, "")}`;
  const titleId = `${prefix}-title`;
  return (
    <Root {...root}>
      <StatePatterns
        prefix={prefix}
        zeroColor={zeroColor}
        states={hasZeroStep ? ["zero", ...states] : states}
      />
      <Title id={titleId}>{label}</Title>
      {children({ prefix, titleId })}
      <LegendStates prefix={prefix} states={states} stateLabels={stateLabels} />
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

interface LegendStatesProps {
  /** Begins the ids of the legend's `StatePatterns`. */
  prefix: string;
  states: readonly ReadingState[];
  stateLabels?: Partial<Record<ReadingState, string>> | undefined;
}

function LegendStates({ prefix, states, stateLabels }: LegendStatesProps) {
  if (states.length === 0) return null;
  return (
    <States aria-label="Areas without a colour of the scale">
      {states.map((state) => (
        <State key={state}>
          <Swatch fill={patternFill(prefix, state)} isFixedSize />
          {stateLabels?.[state] ?? legendLabels[state]}
        </State>
      ))}
    </States>
  );
}

const States = styled.ul`
  ${row(0.25, 2)}
  list-style: none;
`;

const State = styled.li`
  display: flex;
  > svg { flex: none; }
  align-items: center;
  gap: ${space(0.75)};
`;

/**
 * Has an outline, because neighbouring steps, and the lightest step and the page, differ little in
 * brightness.
 */
export function Swatch({ fill, isFixedSize = false }: { fill: string; isFixedSize?: boolean }) {
  return (
    <Box
      width={isFixedSize ? 24 : "100%"}
      height={isFixedSize ? 14 : 12}
      fill={fill}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" />
    </Box>
  );
}

const Box = styled.svg`border: 1px solid ${color.edge};`;
