import { scaleLinear } from "d3-scale";
import { axisFormats, type FigureKind } from "../../text/format.ts";
import { isFigure, type Reading } from "../reading.ts";
import { findTextWidths, MIDDLE_WIDTH } from "../textWidths.ts";
import { findRuns, getBands, roundPx } from "./linePaths.ts";

export interface TrendValues {
  values: readonly Reading[];
  band?: readonly (readonly [lower: number, upper: number] | null)[] | undefined;
}

export interface TrendSeries extends TrendValues {
  id: string | number;
  /** "Limpopo" */
  label: string;
  color: string;
  /** Drawn thinly, behind the other lines. */
  isContext?: boolean;
  /** Strokes and gaps, so that lines differ without colour. */
  dash?: string;
}

export interface PlacedTrend<S extends TrendValues = TrendSeries> {
  series: S;
  /** A path for each run of figures without a gap. */
  runs: string[];
  points: { index: number; x: number; y: number }[];
  bands: string[];
  /** The middle of the line's label, moved so that labels do not overlap. */
  labelY: number | null;
  /** A line from the last figure to a label that was moved away from it. */
  leader: string | null;
}

export interface TrendLayout<S extends TrendValues = TrendSeries> {
  lines: PlacedTrend<S>[];
  ticks: { y: number; text: string }[];
  /** `widths`: those at which the period's label has room; see `findTextWidths`. */
  periodLabels: { index: number; x: number; widths: string }[];
  /** The positions at which another source begins. */
  breaks: number[];
  baseline: number;
  right: number;
  lineLabelX: number;
}

interface TrendFrame {
  width: number;
  height: number;
  /** The room for the lines' labels. */
  lineLabelWidth: number;
  kind: FigureKind;
  /** The periods with which another source begins. */
  breaks?: readonly string[] | undefined;
}

export const margin = { top: 12, right: 4, bottom: 28, left: 66 } as const;

/** Distance in px between the middles of two labels next to the lines. */
const LINE_HEIGHT = 16;
/** In px. A label that is moved further gets a leader line; then all labels stand further right. */
const MAX_SHIFT = 4;
const GAP = 10;
export const LEADER_GAP = 26;
/** In px. Includes half a label, because the last label ends at its point. */
const PERIOD_LABEL_WIDTH = 150;
/** Least width in px for two labels: the first starts at the axis's left end, the second ends at its right end. */
const BOTH_ENDS_WIDTH = 200;

export function layoutTrend<S extends TrendValues>(
  periods: readonly string[],
  series: readonly S[],
  { width, height, lineLabelWidth, kind, breaks = [] }: TrendFrame,
): TrendLayout<S> {
  const baseline = height - margin.bottom;
  const right = width - margin.right - lineLabelWidth;
  const figures = series.flatMap(({ values, band = [] }) => [
    ...values.filter(isFigure),
    ...band.flatMap((interval) => (interval === null ? [] : [interval[1]])),
  ]);
  const y = scaleLinear()
    .domain([0, Math.max(0, ...figures) || 1])
    .nice(4)
    .range([baseline, margin.top]);
  const step = periods.length > 1 ? (right - margin.left) / (periods.length - 1) : 0;
  const x = (index: number) => margin.left + index * step;
  const isBreak = (index: number) => breaks.includes(periods[index] ?? "");
  const placed = series.map((each) => {
    const points = each.values.flatMap((value, index) =>
      isFigure(value) ? [{ index, x: x(index), y: y(value) }] : [],
    );
    const edges = (each.band ?? []).flatMap((interval, index) =>
      interval === null ? [] : [{ index, x: x(index), lower: y(interval[0]), upper: y(interval[1]) }],
    );
    return { series: each, points, runs: findRuns(points, isBreak), bands: getBands(edges, isBreak) };
  });
  const ends = placed.map(({ points }) => points.at(-1));
  const middles = spreadLineLabels(
    ends.map((end) => end?.y ?? null),
    { top: LINE_HEIGHT / 2, bottom: height - LINE_HEIGHT / 2 },
  );
  const isMoved = ends.map((end, index) => end && Math.abs(end.y - Number(middles[index])) > MAX_SHIFT);
  const lineLabelX = right + (isMoved.some(Boolean) ? LEADER_GAP : GAP);
  const hasLabel = (index: number, atWidth: number) => {
    const lineLabels = atWidth < MIDDLE_WIDTH ? 0 : lineLabelWidth;
    const availableWidth = atWidth - margin.right - lineLabels - margin.left;
    const maxLabels =
      availableWidth < BOTH_ENDS_WIDTH ? 1 : Math.max(2, Math.floor(availableWidth / PERIOD_LABEL_WIDTH));
    const labelInterval = Math.max(1, Math.ceil((periods.length - 1) / (maxLabels - 1)));
    // The latest period always has a label, the first period only if there is room for two labels.
    if (index === periods.length - 1) return true;
    return index === 0
      ? maxLabels > 1
      : index >= labelInterval && (periods.length - 1 - index) % labelInterval === 0;
  };
  return {
    lines: placed.map((line, index) => {
      const labelY = middles[index] ?? null;
      const end = isMoved[index] ? ends[index] : undefined;
      const leader =
        end && labelY !== null
          ? `M${roundPx(end.x + 6)} ${roundPx(end.y)}L${lineLabelX - 4} ${roundPx(labelY)}`
          : null;
      return { ...line, labelY, leader };
    }),
    // Counts are whole numbers, so their ticks are too.
    ticks: y
      .ticks(3)
      .filter((value) => kind !== "count" || Number.isInteger(value))
      .map((value) => ({ y: y(value), text: axisFormats[kind](value) })),
    periodLabels: periods.flatMap((_, index) => {
      const widths = findTextWidths((each) => hasLabel(index, each));
      return widths === "" ? [] : [{ index, x: x(index), widths }];
    }),
    breaks: periods.flatMap((_, index) => (isBreak(index) ? [x(index - 0.5)] : [])),
    baseline,
    right,
    lineLabelX,
  };
}

/** Finds the drawn figure nearest to a point of the drawing. */
export function findNearestFigure(lines: readonly PlacedTrend[], x: number, y: number) {
  const figures = lines.flatMap(({ series: { id }, points }) =>
    points.map((point) => ({ id, index: point.index, distance: Math.hypot(point.x - x, point.y - y) })),
  );
  return figures.toSorted((a, b) => a.distance - b.distance)[0] ?? null;
}

/**
 * Returns the vertical positions of the labels: labels that would overlap form a group around the mean of their
 * lines' ends, within the drawing. Uses isotonic regression by pooling adjacent violators,
 * <https://en.wikipedia.org/wiki/Isotonic_regression>.
 */
export function spreadLineLabels(
  ends: readonly (number | null)[],
  { top, bottom }: { top: number; bottom: number },
): (number | null)[] {
  const order = ends.flatMap((y, index) => (y === null ? [] : [{ y, index }])).toSorted((a, b) => a.y - b.y);
  const last = order.length - 1;
  const spacing = Math.min(LINE_HEIGHT, last > 0 ? (bottom - top) / last : LINE_HEIGHT);
  const pools: { mean: number; members: number }[] = [];
  for (const [rank, { y }] of order.entries()) {
    let pool = { mean: y - rank * spacing, members: 1 };
    for (let above = pools.at(-1); above && above.mean > pool.mean; above = pools.at(-1)) {
      const members = above.members + pool.members;
      pool = { mean: (above.mean * above.members + pool.mean * pool.members) / members, members };
      pools.pop();
    }
    pools.push(pool);
  }
  const means = pools.flatMap(({ mean, members }) => Array<number>(members).fill(mean));
  const placed = [...ends];
  for (const [rank, { index }] of order.entries())
    placed[index] = Math.min(Math.max(means[rank] ?? 0, top), bottom - last * spacing) + rank * spacing;
  return placed;
}
