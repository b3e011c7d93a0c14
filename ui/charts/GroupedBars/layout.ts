import { scaleBand, scaleLinear } from "d3-scale";
import { isFigure, type MissingReason, type Reading } from "../reading.ts";

export interface BarSeries {
  id: string;
  label: string;
  color: string;
  /** Distinguishes the series without colour. */
  isHatched?: boolean;
}

export interface BarGroup {
  id: string | number;
  label: string;
  /** A second, smaller line under the label: "2026". */
  note?: string;
  isHighlighted?: boolean;
  /** Names of the single bars, if label and note are not enough: "Jan - Mar 2025". */
  names?: readonly string[];
  /** One reading for each series. */
  values: readonly Reading[];
}

export const formatBarName = (group: BarGroup, seriesIndex: number, seriesLabel: string): string =>
  [group.names?.[seriesIndex] ?? [group.label, group.note].filter(Boolean).join(" "), seriesLabel]
    .filter(Boolean)
    .join(", ");

/** Omits the series' name if there is only one, because the value's unit says what is counted. */
export const getSeriesName = (label: string, series: readonly BarSeries[]): string =>
  series.length > 1 ? label : label.replace(series[0]?.label ?? "", "").replace(/^, /, "");

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedBar {
  group: BarGroup;
  series: BarSeries;
  reading: Reading;
  box: Box;
  missing: MissingReason | null;
}

export interface BarsLayout {
  bars: PlacedBar[];
  groups: { group: BarGroup; box: Box }[];
  ticks: { value: number; y: number }[];
  baseline: number;
  left: number;
}

export const margin = { top: 24, right: 4, bottom: 52, left: 52 } as const;

/** In px: the height of the outline of a missing figure, and the smallest height of a bar above zero. */
const missingHeight = 116;
const minHeight = 2;

interface BarsFrame {
  width: number;
  height: number;
  /** The width of the axis. */
  left?: number | undefined;
}

export function layoutBars(
  groups: readonly BarGroup[],
  series: readonly BarSeries[],
  { width, height, left = margin.left }: BarsFrame,
): BarsLayout {
  const baseline = height - margin.bottom;
  const figures = groups.flatMap(({ values }) => values.filter(isFigure));
  const y = scaleLinear()
    .domain([0, Math.max(0, ...figures) || 1])
    .nice(4)
    .range([baseline, margin.top]);
  const ids = groups.map((_, index) => index);
  const x = scaleBand<number>()
    .domain(ids)
    .range([left, width - margin.right])
    .paddingInner(0.18)
    .paddingOuter(0.06);
  const inner = scaleBand<number>()
    .domain(series.map((_, index) => index))
    .range([0, x.bandwidth()])
    .padding(0.1);

  const bars = groups.flatMap((group, groupIndex) =>
    series.map((each, seriesIndex): PlacedBar => {
      const reading = group.values[seriesIndex] ?? "no-data";
      const maxHeight = Math.min(missingHeight, baseline - margin.top);
      const height = isFigure(reading)
        ? Math.max(baseline - y(reading), reading > 0 ? minHeight : 0)
        : maxHeight;
      const box = {
        x: (x(groupIndex) ?? 0) + (inner(seriesIndex) ?? 0),
        y: baseline - height,
        width: inner.bandwidth(),
        height,
      };
      return { group, series: each, reading, box, missing: isFigure(reading) ? null : reading };
    }),
  );

  return {
    bars,
    baseline,
    left,
    groups: groups.map((group, index) => ({
      group,
      box: { x: x(index) ?? 0, y: margin.top, width: x.bandwidth(), height: baseline - margin.top },
    })),
    // Counts are whole numbers, so their ticks are too.
    ticks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
  };
}
