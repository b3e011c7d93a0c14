import { styled } from "styled-components";
import { color, font, space } from "../../tokens/tokens.ts";
import { formatReading, isFigure } from "../reading.ts";
import type { TrendSeries } from "./layout.ts";
import { getStroke, Stroke } from "./TrendMark.tsx";

interface TrendLegendProps {
  series: readonly TrendSeries[];
  /** True if lines are numbered, in the drawing and in this list, because their strokes repeat. */
  isNumbered: boolean;
  period: string;
  format: (figure: number) => string;
}

export function TrendLegend({ series, isNumbered: hasNumbers, period, format }: TrendLegendProps) {
  return (
    <>
      <Period>{period}</Period>
      <List>
        {series.map((line, index) => (
          <li key={line.id}>
            {hasNumbers && <b>{index + 1}</b>}
            <svg width="32" height="10" aria-hidden="true">
              <Stroke d="M0 5H32" {...getStroke(line)} />
            </svg>
            <span>{line.label}</span>
            <span>{formatReading(line.values.at(-1) ?? "no-data", format)}</span>
          </li>
        ))}
      </List>
    </>
  );
}

/** Sorts by the last figure, the highest first; lines without a figure come last. */
export function sortByLastFigure(series: readonly TrendSeries[]): TrendSeries[] {
  const getLast = ({ values }: TrendSeries) => {
    const last = values.at(-1);
    return last !== undefined && isFigure(last) ? last : Number.NEGATIVE_INFINITY;
  };
  return series.toSorted((a, b) => Number(getLast(a) < getLast(b)) - Number(getLast(a) > getLast(b)));
}

/** True if two lines have the same colour and dash, so that only numbers distinguish them. */
export const needsNumbers = (series: readonly TrendSeries[]): boolean =>
  new Set(series.map(({ color: stroke, dash }) => `${stroke} ${dash}`)).size < series.length;

const Period = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  text-align: end;
`;

const List = styled.ul`
  display: grid;
  font-size: ${font.size.small};
  list-style: none;

  li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space(1)}; }
  b { min-width: 1.25rem; text-align: end; }
  svg { flex: none; }
  li > :last-child { margin-inline-start: auto; text-align: end; }
`;
