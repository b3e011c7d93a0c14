import { useRef } from "react";
import { styled } from "styled-components";
import { plain, say } from "../../text/words.ts";
import { media } from "../../tokens/media.ts";
import { color, font } from "../../tokens/tokens.ts";
import { useSize } from "../useSize.ts";
import { layoutTrend, margin, type PlacedTrend, type TrendSeries } from "./layout.ts";

export interface TrendLineProps {
  /** The finding, read aloud in place of the drawing. */
  label: string;
  /** Oldest first: "Apr - Jun 2026". */
  periods: readonly string[];
  /** The place first; the others are context. */
  series: readonly TrendSeries[];
  format: (value: number) => string;
}

/** Below this width in px, names are under the drawing. */
const NARROW = 480;
const LABEL_WIDTH = 168;

/** Lines start at zero; a quarter without a figure is a gap. */
export function TrendLine({ label, periods, series, format }: TrendLineProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const isNarrow = width < NARROW;
  const drawn = series.filter(({ values }) => values.some((value) => typeof value === "number"));
  const { lines, ticks, names, baseline, right } = layoutTrend(periods, drawn, {
    width: Math.max(width, 200),
    height,
    labelWidth: isNarrow ? 8 : LABEL_WIDTH,
  });
  return (
    <div>
      <Plot ref={box}>
        {width > 0 && (
          <Drawing width={width} height={height} role="img" aria-label={label}>
            {ticks.map(({ value, y }) => (
              <g key={value} transform={`translate(0 ${y})`}>
                <line x1={margin.left} x2={right} />
                <text x={margin.left - 6} dy="0.35em" textAnchor="end">
                  {format(value)}
                </text>
              </g>
            ))}
            {names.map(({ index, x }) => (
              <text key={index} x={x} y={baseline + 20} textAnchor={anchorOf(index, periods.length)}>
                {plain(periods[index] ?? "")}
              </text>
            ))}
            {lines.toReversed().map((line) => (
              <Line key={line.series.id} line={line} name={isNarrow ? null : right + 10} />
            ))}
          </Drawing>
        )}
      </Plot>
      {isNarrow && (
        <Names>
          {drawn
            .filter(({ isUnnamed }) => !isUnnamed)
            .map(({ id, label: name, ...look }) => (
              <li key={id}>
                <svg width="32" height="10" aria-hidden="true">
                  <Path d="M0 5H32" {...lookOf(look)} />
                </svg>
                {say(name)}
              </li>
            ))}
        </Names>
      )}
    </div>
  );
}

const lookOf = ({ color: stroke, isContext, dash }: Pick<TrendSeries, "color" | "isContext" | "dash">) => ({
  stroke,
  strokeDasharray: dash,
  "data-context": isContext || undefined,
});

function anchorOf(index: number, count: number) {
  if (index === 0) return "start";
  return index === count - 1 ? "end" : "middle";
}

/** `name`: where its name begins; null under the drawing. */
function Line({
  line: { series, runs, points, bands, labelY },
  name,
}: {
  line: PlacedTrend;
  name: number | null;
}) {
  const last = points.at(-1);
  return (
    <g>
      {bands.map((outline) => (
        <Band key={outline} d={outline} fill={series.color} />
      ))}
      {runs.map((run) => (
        <Path key={run} d={run} {...lookOf(series)} />
      ))}
      {last && <circle cx={last.x} cy={last.y} r={series.isContext ? 3 : 4.5} fill={series.color} />}
      {name !== null && labelY !== null && (
        <Name x={name} y={labelY} dy="0.35em" data-context={series.isContext || undefined}>
          {plain(series.label)}
        </Name>
      )}
    </g>
  );
}

const Plot = styled.div`
  position: relative;
  height: var(--trend-height, 15rem);
`;

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  font-size: 12px;

  line { stroke: ${color.line}; }
  text { fill: ${color.inkMuted}; }
  ${media.forcedColors} { text { fill: CanvasText; } }
`;

const Path = styled.path`
  fill: none;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-context] { stroke-width: 1.5; }
  ${media.forcedColors} { stroke: CanvasText; }
`;

const Band = styled.path`
  opacity: 0.18;
  ${media.forcedColors} { fill: CanvasText; }
`;

const Name = styled.text`
  font-size: 13px;
  font-weight: ${font.weight.strong};

  svg &:not([data-context]) { fill: ${color.ink}; }
  &[data-context] { font-weight: ${font.weight.regular}; }
`;

const Names = styled.ul`
  display: grid;
  font-size: ${font.size.small};
  list-style: none;

  li { display: flex; align-items: center; gap: 0.5rem; }
  svg { flex: none; }
`;
