import { type PointerEvent, useId, useState } from "react";
import { styled } from "styled-components";
import { axisFormats, type FigureKind, figureFormats } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, size, space } from "../../tokens/tokens.ts";
import { formatReading, isFigure, type Reading } from "../reading.ts";
import { findRuns, isSinglePoint } from "../TrendLine/linePaths.ts";

export interface SmallMultiplesProps extends RootProps<HTMLDivElement> {
  /** Names the panels for a screen reader. */
  label: string;
  /** Oldest first: "Apr - Jun 2026". */
  periods: readonly string[];
  /** One panel each, in this order. */
  series: readonly { id: number; label: string; values: readonly Reading[]; isChosen?: boolean }[];
  /** The grey line in every panel; null for counts, where a total would flatten its parts. */
  reference: { label: string; values: readonly Reading[] } | null;
  color: string;
  kind: FigureKind;
  /** The periods with which another source begins. */
  breaks?: readonly string[] | undefined;
  /** Nine panels in a row on a wide screen. */
  isCompact?: boolean;
}

const WIDTH = 100;
const HEIGHT = 40;

/**
 * All panels have the same scale, from zero to the highest figure of all.
 *
 * - **When:** One measure of more than four areas over time.
 * - **When not:** Up to four: use `TrendLine`.
 * - **Keys:** Left and right on the period move all panels together.
 */
export function SmallMultiples({
  label,
  periods,
  series,
  reference,
  color: stroke,
  kind,
  breaks = [],
  isCompact = false,
  ...root
}: SmallMultiplesProps) {
  const last = periods.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? last, last);
  const periodId = useId();
  const format = figureFormats[kind];
  const maxFigure =
    Math.max(
      0,
      ...[...(reference ? [reference] : []), ...series].flatMap(({ values }) => values.filter(isFigure)),
    ) || 1;
  const x = (periodIndex: number) => (periodIndex / Math.max(last, 1)) * WIDTH;
  const getRuns = (values: readonly Reading[]) =>
    findRuns(
      values.flatMap((value, periodIndex) =>
        isFigure(value)
          ? [{ index: periodIndex, x: x(periodIndex), y: HEIGHT - (value / maxFigure) * HEIGHT }]
          : [],
      ),
      (periodIndex) => breaks.includes(periods[periodIndex] ?? ""),
    );
  const choosePeriod = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  const greyRuns = reference ? getRuns(reference.values) : [];
  return (
    <div {...root}>
      <Panels aria-label={label} data-compact={isCompact || undefined}>
        {series.map(({ id, label: name, values, isChosen }) => (
          <li key={id} data-chosen={isChosen || undefined}>
            <span>{name}</span> <strong>{formatReading(values[index] ?? "no-data", format)}</strong>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              onPointerMove={choosePeriod}
              onPointerDown={choosePeriod}
              onPointerLeave={() => setChosen(null)}
            >
              <path d={`M0 ${HEIGHT}H${WIDTH}`} data-axis />
              <path d={`M${x(index)} 0V${HEIGHT}`} data-axis />
              <path d={greyRuns.join("")} data-reference />
              {getRuns(values).map((run) => (
                <path key={run} d={run} stroke={stroke} data-lone={isSinglePoint(run) || undefined} />
              ))}
            </svg>
          </li>
        ))}
      </Panels>
      <Foot>
        <label htmlFor={periodId}>Period: {periods[index]}</label>
        <input
          id={periodId}
          type="range"
          min={0}
          max={last}
          value={index}
          aria-valuetext={periods[index]}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <p>
          {reference &&
            `Grey line: ${reference.label} ${formatReading(reference.values[index] ?? "no-data", format)}. `}
          Every panel is from 0 to {axisFormats[kind](maxFigure)}.
        </p>
      </Foot>
    </div>
  );
}

const Panels = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7rem, 45%), 1fr));
  gap: ${space(2)};
  font-size: ${font.size.small};
  line-height: 1.3;
  list-style: none;

  li { display: grid; align-content: end; overflow-wrap: anywhere; }
  [data-chosen] > span { font-weight: ${font.weight.strong}; }
  svg { width: 100%; height: 4rem; margin-block-start: ${space(0.5)}; overflow: visible; touch-action: pan-y; }
  path { fill: none; stroke-width: 2px; stroke-linecap: round; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
  [data-axis] { stroke: ${color.line}; stroke-width: 1px; }
  [data-reference] { stroke: ${color.edge}; stroke-width: 1.5px; }
  [data-lone] { stroke-width: 6px; }
  ${media.forcedColors} { path { stroke: CanvasText; } [data-reference] { stroke: GrayText; } }
  &[data-compact] {
    grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 45%), 1fr));
    gap: ${space(1)};
    font-size: ${font.size.caption};
    li { max-width: 16rem; }
    svg { height: 2.25rem; }
    ${media.print} { grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr)); }
  }
  ${media.print} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space(1)};
    li { break-inside: avoid; }
    svg { height: 2.5rem; }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-block-start: ${space(1)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  label { color: ${color.ink}; font-weight: ${font.weight.strong}; }
  input { min-height: ${size.target}; accent-color: ${color.primary}; }
  ${media.print} { input { display: none; } }
`;
