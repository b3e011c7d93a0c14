import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import type { ReadingState } from "../../charts/reading.ts";
import { StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import { font, space } from "../../tokens/tokens.ts";
import { LegendStates } from "./LegendStates.tsx";

interface LegendFrameProps {
  title: string;
  zeroColor: string;
  states: readonly ReadingState[];
  words: Partial<Record<ReadingState, string>> | undefined;
  /** `prefix` is that of the patterns. */
  children: (ids: { prefix: string; titleId: string }) => ReactNode;
}

export function LegendFrame({ title, zeroColor, states, words, children }: LegendFrameProps) {
  const prefix = `legend-${useId().replaceAll(/\W/g, "")}`;
  const titleId = `${prefix}-title`;
  return (
    <Root>
      <StatePatterns prefix={prefix} zeroColor={zeroColor} />
      <Title id={titleId}>{title}</Title>
      {children({ prefix, titleId })}
      <LegendStates prefix={prefix} states={states} words={words} />
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
