import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import { font, space } from "../../tokens/tokens.ts";
import type { BarSeries } from "./layout.ts";

export const hatchFill = (prefix: string, { id, color, isHatched }: BarSeries) =>
  isHatched ? `url(#${prefix}-${id})` : color;

interface SeriesProps {
  prefix: string;
  series: readonly BarSeries[];
}

export function SeriesHatches({ prefix, series }: SeriesProps) {
  return (
    <defs>
      {series.map(
        ({ id, color, isHatched }) =>
          isHatched && (
            <pattern
              key={id}
              id={`${prefix}-${id}`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" fill={color} />
              <path d="M0 0V6" stroke="white" strokeWidth="2.5" />
            </pattern>
          ),
      )}
    </defs>
  );
}

export interface BarHighlight {
  label: string;
  color: string;
  /** True if no bar of the chart has the highlight, which the legend shows nevertheless. */
  isMissing?: boolean;
}

interface BarsLegendProps extends SeriesProps {
  highlight: BarHighlight | undefined;
}

export function BarsLegend({ prefix, series, highlight }: BarsLegendProps) {
  const entries = [
    ...series.map((each) => ({ label: each.label, fill: hatchFill(prefix, each) })),
    ...(highlight ? [{ label: highlight.label, fill: highlight.color }] : []),
  ];
  // A single series needs no legend, because the figure's heading names it.
  if (entries.length === 1) return null;
  return (
    <Root>
      {entries.map(({ label, fill }) => (
        <li key={label}>
          <svg width="0.875rem" height="0.875rem" viewBox="0 0 14 14" aria-hidden="true">
            <rect width="14" height="14" fill={fill} />
          </svg>
          {label}
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  ${row(0.5, 2)}
  margin-bottom: ${space(1)};
  font-size: ${font.size.small};
  list-style: none;

  li { display: flex; align-items: center; gap: ${space(0.75)}; }
`;
