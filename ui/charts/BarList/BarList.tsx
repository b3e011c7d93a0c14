import { useId } from "react";
import { styled } from "styled-components";
import { formatCount } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { isFigure, type Reading, type ReadingState, readingLabels } from "../reading.ts";
import { patternFill, StatePatterns } from "../StatePatterns/StatePatterns.tsx";

export interface BarItem {
  id: string | number;
  label: string;
  value: Reading;
}

export interface BarListProps extends RootProps<HTMLUListElement> {
  /** "Participating organisations by type" */
  label: string;
  items: readonly BarItem[];
  colorOf: (value: number) => string;
  /** The value of a full bar; by default the largest. */
  max?: number;
  format?: (value: number) => string;
  /** Replaces the default text of a state. */
  stateLabels?: Partial<Record<ReadingState, string>>;
}

/**
 * - **When:** A few named figures, compared by length.
 * - **When not:** Parts over time: use `StackedBars`. One share: use `ProgressBar`.
 */
export function BarList({
  label,
  items,
  colorOf,
  max,
  format = formatCount,
  stateLabels,
  ...root
}: BarListProps) {
  const prefix = `bar-list-${useId().replaceAll(/\W/g, "")}`;
  const maxValue = max ?? Math.max(...items.map(({ value }) => (isFigure(value) ? value : 0)), 1);
  return (
    <Root {...root} aria-label={label}>
      {items.map(({ id, label: name, value }) => (
        <Item key={id}>
          {id === items[0]?.id && <StatePatterns prefix={prefix} />}
          <span>{name}</span>
          {isFigure(value) ? (
            <strong>{format(value)}</strong>
          ) : (
            <Why>{stateLabels?.[value] ?? readingLabels[value]}</Why>
          )}
          <Track viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {isFigure(value) && value > 0 && (
              <rect width={(100 * value) / maxValue} height="10" fill={colorOf(value)} />
            )}
          </Track>
          {!isFigure(value) && (
            <Pattern aria-hidden="true" focusable="false">
              <rect width="100%" height="100%" fill={patternFill(prefix, value)} />
            </Pattern>
          )}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  gap: ${space(1.25)};
  font-size: ${font.size.small};
  list-style: none;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space(0.25)} ${space(1.5)};
  line-height: 1.35;
`;

const Why = styled.span`
  color: ${color.inkMuted};
`;

const Track = styled.svg`
  grid-column: 1 / -1;
  width: 100%;
  height: 0.625rem;
  background: ${color.sunken};
  forced-color-adjust: none;
  ${media.forcedColors} { outline: 1px solid CanvasText; }
`;

/** An element of its own, because the pattern would be stretched with the bar. */
const Pattern = styled.svg`
  position: absolute;
  inset-block-end: 0;
  width: 100%;
  height: 0.625rem;
  opacity: 0.7;
`;
