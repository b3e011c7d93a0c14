import { useId } from "react";
import { styled } from "styled-components";
import { isFigure, type Reading, readingLabels } from "../../charts/reading.ts";
import { patternFill, StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import { formatPercent } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface AnswerBarsProps extends RootProps<HTMLUListElement> {
  label: string;
  answers: readonly AnswerReading[];
  colorOf: (answer: AnswerReading) => string;
  isThin?: boolean;
}

/** A full bar means everybody who answered. */
export function AnswerBars({ label, answers, colorOf, isThin = false, ...root }: AnswerBarsProps) {
  const prefix = `answers-${useId().replaceAll(/\W/g, "")}`;
  return (
    <Root {...root} aria-label={label} data-thin={isThin || undefined}>
      {answers.map((answer) => {
        const { id, label: name, share } = answer;
        const isVisible = isFigure(share);
        return (
          <li key={id}>
            {answer === answers[0] && <StatePatterns prefix={prefix} />}
            <span>{name}</span>
            <Value data-missing={!isVisible || undefined}>
              {isVisible ? formatPercent(share) : readingLabels[share]}
            </Value>
            <Track aria-hidden="true" focusable="false">
              {isVisible ? (
                <rect width={`${Math.min(share, 1) * 100}%`} height="100%" fill={colorOf(answer)} />
              ) : (
                <rect width="100%" height="100%" fill={patternFill(prefix, share)} />
              )}
            </Track>
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled.ul`
  --bar-height: 0.875rem;
  display: grid;
  gap: ${space(1)};
  font-size: ${font.size.small};
  list-style: none;

  &[data-thin] { --bar-height: 0.5rem; }
  > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: ${space(0.25)} ${space(2)}; line-height: 1.35; overflow-wrap: anywhere; }
`;

const Value = styled.span`
  font-weight: ${font.weight.strong};
  &[data-missing] { color: ${color.inkMuted}; font-weight: ${font.weight.regular}; }
`;

const Track = styled.svg`
  grid-column: 1 / -1;
  width: 100%;
  height: var(--bar-height);
  background: ${color.sunken};
  outline: 1px solid ${color.line};
  forced-color-adjust: none;
  ${media.forcedColors} { outline-color: CanvasText; }
`;

export interface AnswerReading {
  id: string | number;
  label: string;
  /** The share of those who answered, from 0 to 1. */
  share: Reading;
}
