import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { isFigure, type Reading } from "../reading.ts";

export interface SparklineProps extends RootProps<SVGSVGElement> {
  /** Read by screen readers; omit it if the text next to it says the same. */
  label?: string | undefined;
  /** Oldest first; a missing figure leaves a gap. */
  values: readonly Reading[];
  color: string;
  width?: number;
  height?: number;
}

const EDGE = 4;

/**
 * The scale spans half of the highest figure, or more for a line that falls further. The line stands in the
 * middle of the drawing. Draws nothing for fewer than two figures.
 *
 * - **When:** The course of one measure, within a row of a table.
 * - **When not:** Values must be read: use `TrendLine`.
 */
export function Sparkline({
  label,
  values,
  color: stroke,
  width = 96,
  height = 28,
  ...root
}: SparklineProps) {
  const figures = values.filter(isFigure);
  if (figures.length < 2) return null;
  const top = Math.max(...figures) || 1;
  const lowest = Math.min(...figures);
  // If all lines began at zero, most would be flat. A line that fills the drawing has at least halved or doubled.
  const span = Math.max(top - lowest, top / 2);
  const middle = (top + lowest) / 2;
  const points = values.map((value, index) =>
    isFigure(value)
      ? `${Math.round(EDGE + (index / (values.length - 1)) * (width - 2 * EDGE))} ${Math.round(
          height / 2 - ((value - middle) / span) * (height - 2 * EDGE),
        )}`
      : null,
  );
  const last = points.findLast((point) => point !== null)?.split(" ");
  return (
    <Drawing
      {...root}
      width={width}
      height={height}
      fill="none"
      stroke={stroke}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={getPath(points)} />
      {last && <circle cx={last[0]} cy={last[1]} r="2.5" fill={stroke} />}
    </Drawing>
  );
}

const getPath = (points: readonly (string | null)[]) =>
  points
    .map((point, index) =>
      point === null ? "" : `${typeof points[index - 1] === "string" ? "L" : "M"}${point}`,
    )
    .join("");

const Drawing = styled.svg`
  flex: none;
  overflow: visible;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${media.forcedColors} { stroke: CanvasText; }
`;
