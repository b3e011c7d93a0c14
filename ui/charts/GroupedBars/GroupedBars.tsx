import { useId, useRef } from "react";
import { styled } from "styled-components";
import { formatCount, formatWithUnit, type UnitFormat } from "../../text/format.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { describeRange, type LabelledFigure } from "../describeRange.ts";
import { MarkRing } from "../MarkRing.tsx";
import { Readout } from "../Readout/Readout.tsx";
import { formatReading, isFigure } from "../reading.ts";
import { findTextWidths, MIDDLE_WIDTH, textsByWidth } from "../textWidths.ts";
import { useRovingMarks } from "../useRovingMarks.ts";
import { useSize } from "../useSize.ts";
import { Axes } from "./Axes.tsx";
import { Bar, barPath } from "./Bar.tsx";
import { type BarHighlight, BarsLegend, hatchFill, SeriesHatches } from "./BarsLegend.tsx";
import {
  type BarGroup,
  type BarSeries,
  formatBarName,
  getSeriesName,
  layoutBars,
  type PlacedBar,
} from "./layout.ts";

export interface GroupedBarsProps extends RootProps {
  /** "Reports by quarter" */
  label: string;
  groups: readonly BarGroup[];
  series: readonly BarSeries[];
  /** Label and colour of the highlighted group's bar in the last series: "Current quarter". */
  highlight?: BarHighlight;
  /** "reports" */
  unit: string;
  format?: (value: number) => string;
}

/** Estimated width of a digit in px. If one value is wider than its bar, no values are written. */
const digitWidth = 8;

/**
 * A missing figure leaves a gap.
 *
 * - **When:** Two or three series by quarter or place.
 * - **When not:** Parts of a sum: use `StackedBars`. Many periods: use `TrendLine`.
 * - **Keys:** Tab moves to the marks; arrow keys, Home and End show values, Escape hides them.
 */
export function GroupedBars({
  label,
  groups,
  series,
  highlight,
  unit,
  format = formatCount,
  ...root
}: GroupedBarsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height, scale } = useSize(box, 240);
  const prefix = `bars-${useId().replaceAll(/\W/g, "")}`;
  const hasRoomForValues = (each: number) =>
    layoutBars(groups, series, { width: each, height }).bars.every(
      ({ reading, box: { width: boxWidth } }) =>
        !isFigure(reading) || format(reading).length * digitWidth <= boxWidth,
    );
  // The server draws wide charts at this width, and hydration must not change the texts.
  const doValuesFit = (each: number) => hasRoomForValues(Math.min(each, MIDDLE_WIDTH));
  const valueWidths = findTextWidths(doValuesFit);
  const tickWidths = findTextWidths((each) => !doValuesFit(each));
  const layout = layoutBars(groups, series, {
    width: Math.max(width, 200),
    height,
    left: tickWidths === "" ? 0 : undefined,
  });
  const { active, markProps } = useRovingMarks(layout.bars.length);
  const activeBar = active === null ? undefined : layout.bars[active];

  const getHighlight = ({ group, series: each }: PlacedBar) =>
    group.isHighlighted && each === series.at(-1) && !highlight?.isMissing ? highlight : undefined;
  const getName = (bar: PlacedBar) =>
    formatBarName(
      bar.group,
      series.indexOf(bar.series),
      getSeriesName(getHighlight(bar)?.label ?? bar.series.label, series),
    );
  const valueText = ({ reading }: PlacedBar) =>
    formatReading(reading, (value) => formatWithUnit(value, { format, unit }));

  return (
    <Root {...root}>
      <BarsLegend
        prefix={prefix}
        series={series}
        highlight={
          highlight?.isMissing || groups.some(({ isHighlighted }) => isHighlighted) ? highlight : undefined
        }
      />
      <Plot ref={box}>
        {width > 0 && (
          <Drawing
            viewBox={`0 0 ${width} ${height}`}
            width="100%"
            height="100%"
            role="group"
            aria-label={describeBars(label, groups, series, { format, unit })}
          >
            <SeriesHatches prefix={prefix} series={series} />
            <Axes layout={layout} width={width} format={format} tickWidths={tickWidths} />
            {layout.bars.map((bar, index) => (
              <Bar
                key={`${bar.group.id} ${bar.series.id}`}
                {...markProps(index)}
                bar={bar}
                fill={getHighlight(bar)?.color ?? hatchFill(prefix, bar.series)}
                name={`${getName(bar)}: ${valueText(bar)}`}
                value={format(Number(bar.reading))}
                valueWidths={valueWidths}
              />
            ))}
            {activeBar && <MarkRing d={barPath(activeBar.box)} />}
          </Drawing>
        )}
        {activeBar && (
          <Readout
            label={getName(activeBar)}
            value={valueText(activeBar)}
            x={(activeBar.box.x + activeBar.box.width / 2) * scale}
            y={activeBar.box.y * scale}
            headroom={64}
          />
        )}
      </Plot>
    </Root>
  );
}

const Root = styled.div`${textsByWidth}`;

const Plot = styled.div`
  position: relative;
  height: var(--chart-height, 15rem);
  /* Another value above the bars takes a part of their height. */
`;

const Drawing = styled.svg`
  display: block;
  overflow: visible;
`;

export function describeBars(
  label: string,
  groups: readonly BarGroup[],
  series: readonly BarSeries[],
  unitFormat: UnitFormat,
): string {
  const figures = groups.flatMap((group) =>
    series.flatMap((each, index): LabelledFigure[] => {
      const reading = group.values[index] ?? "no-data";
      return isFigure(reading)
        ? [{ figure: reading, name: formatBarName(group, index, getSeriesName(each.label, series)) }]
        : [];
    }),
  );
  return `${label}: ${describeRange(figures, groups.length * series.length, unitFormat)}.`;
}
