import { type PointerEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { type FigureKind, figureFormats } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font } from "../../tokens/tokens.ts";
import { MarkRing } from "../MarkRing.tsx";
import { Readout } from "../Readout/Readout.tsx";
import { formatReading } from "../reading.ts";
import { BELOW_MIDDLE, FROM_MIDDLE, MIDDLE_WIDTH, textsByWidth } from "../textWidths.ts";
import { useRovingMarks } from "../useRovingMarks.ts";
import { useSize } from "../useSize.ts";
import { findNearestFigure, LEADER_GAP, layoutTrend, margin, type TrendSeries } from "./layout.ts";
import { needsNumbers, sortByLastFigure, TrendLegend } from "./TrendLegend.tsx";
import { TrendMark } from "./TrendMark.tsx";

export interface TrendLineProps extends RootProps {
  /** The finding, read aloud in place of the drawing. */
  label: string;
  /** Oldest first: "Apr - Jun 2026". */
  periods: readonly string[];
  /** The place comes first; the other lines are context. */
  series: readonly TrendSeries[];
  kind: FigureKind;
  /** The periods with which another source begins. */
  breaks?: readonly string[] | undefined;
}

/** With more lines than this, each is a mark, which shows its name and figure on pointing or focus. */
const MAX_STYLED_LINES = 4;
/** Estimated width of a letter in px, at a font size of 13 px. */
const LETTER_WIDTH = 7.8;

/**
 * Lines start at zero; a quarter without a figure is a gap.
 *
 * - **When:** One measure over more than four periods, up to three lines, or more as thin ones.
 * - **When not:** Fewer periods: use `GroupedBars`.
 * - **Keys:** Tab moves to the marks; arrow keys, Home and End show values, Escape hides them.
 */
export function TrendLine({ label, periods, series, kind, breaks, ...root }: TrendLineProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height, scale, isOfServer } = useSize(box, 240);
  // Narrow drawings have a legend below instead of names; a single line is named by the heading.
  const isNarrow = width < MIDDLE_WIDTH;
  // The server does not know the width, so it draws names and legend, and CSS hides the names or the legend.
  const visibleSeries = series.filter(({ values }) => values.some((value) => typeof value === "number"));
  const hasLegend = (isNarrow || isOfServer === true) && visibleSeries.length > 1;
  const ranked = sortByLastFigure(visibleSeries);
  const hasNumbers = hasLegend && needsNumbers(ranked);
  const getLineLabels = (line: TrendSeries) => [
    ...(hasNumbers
      ? [{ text: String(ranked.indexOf(line) + 1), widths: isNarrow ? undefined : "narrow" }]
      : []),
    ...(isNarrow ? [] : [{ text: line.label, widths: isOfServer ? FROM_MIDDLE : undefined }]),
  ];
  const maxLetters = Math.max(0, ...ranked.flatMap(getLineLabels).map(({ text }) => text.length));
  const {
    lines,
    ticks,
    periodLabels,
    breaks: breakXs,
    baseline,
    right,
    lineLabelX,
  } = layoutTrend(periods, visibleSeries, {
    width: Math.max(width, 200),
    height,
    lineLabelWidth: maxLetters > 0 ? LEADER_GAP + maxLetters * LETTER_WIDTH : 8,
    kind,
    breaks,
  });
  // Identified by series and period, because positions change with the size of the drawing.
  const [pointedFigure, setPointedFigure] = useState<{ id: string | number; index: number } | null>(null);
  const { active, markProps } = useRovingMarks(lines.length);
  const areMarks = lines.length > MAX_STYLED_LINES;
  const formatText = ({ values }: TrendSeries, index: number) =>
    `${periods[index] ?? ""}: ${formatReading(values[index] ?? "no-data", figureFormats[kind])}`;
  const id = pointedFigure?.id ?? (active === null ? null : ranked[active]?.id);
  const selected = lines.find(({ series: each }) => each.id === id);
  const selectedPoint =
    selected?.points.find(({ index }) => index === pointedFigure?.index) ?? selected?.points.at(-1);
  const pointToNearest = ({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>) => {
    const edge = currentTarget.getBoundingClientRect();
    setPointedFigure(findNearestFigure(lines, (clientX - edge.x) / scale, (clientY - edge.y) / scale));
  };
  const pointerHandlers = {
    role: "group",
    onPointerMove: pointToNearest,
    onPointerDown: pointToNearest,
    onKeyDown: () => setPointedFigure(null),
    // When a finger lifts, the browser sends this event at once, but the value must stay.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== "touch" && setPointedFigure(null),
  };
  return (
    <Root {...root}>
      <Plot ref={box}>
        {width > 0 && (
          <Drawing
            viewBox={`0 0 ${width} ${height}`}
            width="100%"
            height="100%"
            role="img"
            aria-label={label}
            {...(areMarks && pointerHandlers)}
          >
            {ticks.map(({ text, y }) => (
              <g key={y} transform={`translate(0 ${y})`}>
                <line x1={margin.left} x2={right} />
                <text x={margin.left - 6} dy="0.35em" textAnchor="end">
                  {text}
                </text>
              </g>
            ))}
            {periodLabels.map(({ index, x, widths }) => (
              <text
                key={index}
                x={x}
                y={baseline + 20}
                textAnchor={getAnchor(index, periods.length)}
                data-at={widths}
              >
                {periods[index] ?? ""}
              </text>
            ))}
            {breakXs.map((x) => (
              <line key={x} x1={x} x2={x} y1={margin.top} y2={baseline} data-break>
                <title>Another source</title>
              </line>
            ))}
            {lines.toReversed().map((line) => (
              <TrendMark
                key={line.series.id}
                line={line}
                labels={getLineLabels(line.series)}
                lineLabelX={lineLabelX}
                {...(areMarks && {
                  ...markProps(ranked.indexOf(line.series)),
                  role: "img",
                  "aria-label": `${line.series.label}, ${formatText(line.series, line.points.at(-1)?.index ?? 0)}`,
                })}
              />
            ))}
            {selected && <MarkRing d={selected.runs.join("")} />}
          </Drawing>
        )}
        {selected && selectedPoint && (
          <Readout
            label={selected.series.label}
            value={formatText(selected.series, selectedPoint.index)}
            x={selectedPoint.x * scale}
            y={selectedPoint.y * scale}
            headroom={64}
          />
        )}
      </Plot>
      {hasLegend && (
        <div data-at={isNarrow ? undefined : BELOW_MIDDLE}>
          <TrendLegend
            series={ranked}
            isNumbered={hasNumbers}
            period={periods.at(-1) ?? ""}
            format={figureFormats[kind]}
          />
        </div>
      )}
    </Root>
  );
}

function getAnchor(index: number, count: number) {
  if (index === 0) return "start";
  return index === count - 1 ? "end" : "middle";
}

const Root = styled.div`${textsByWidth}`;

const Plot = styled.div`
  position: relative;
  height: var(--trend-height, 15rem);
`;

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  font-size: ${font.size.drawing};

  line { stroke: ${color.line}; }
  line[data-break] { stroke: ${color.inkMuted}; stroke-dasharray: 2 3; }
  text { fill: ${color.inkMuted}; }
  ${media.forcedColors} { text { fill: CanvasText; } }
`;
