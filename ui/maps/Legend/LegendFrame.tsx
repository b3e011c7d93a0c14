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
  /** A step of its own has this pattern. */
  hasZeroStep?: boolean;
  stateLabels: Partial<Record<ReadingState, string>> | undefined;
  /** `prefix` is that of the patterns. */
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
  /** Of the legend's `StatePatterns`. */
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
          <Swatch fill={patternFill(prefix, state)} isKey />
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
  align-items: center;
  gap: ${space(0.75)};
`;

/**
 * Outlined, because neighbouring steps differ little in brightness, and the lightest differs little from the
 * page.
 */
export function Swatch({ fill, isKey = false }: { fill: string; isKey?: boolean }) {
  return (
    <Box
      width={isKey ? 24 : "100%"}
      height={isKey ? 14 : 12}
      fill={fill}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" />
    </Box>
  );
}

const Box = styled.svg`border: 1px solid ${color.edge};`;
