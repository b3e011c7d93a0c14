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
  /** The middle of the line's name, moved so that names do not overlap. */
  labelY: number | null;
  /** A line from the last figure to a name that was moved away from it. */
  leader: string | null;
}

export interface TrendLayout<S extends TrendValues = TrendSeries> {
  lines: PlacedTrend<S>[];
  ticks: { y: number; text: string }[];
  names: { index: number; x: number; at: string }[];
  /** The positions at which another source begins. */
  breaks: number[];
  baseline: number;
  right: number;
  nameX: number;
}

interface TrendFrame {
  width: number;
  height: number;
  labelWidth: number;
  kind: FigureKind;
  /** The periods with which another source begins. */
  breaks?: readonly string[] | undefined;
}

export const margin = { top: 12, right: 4, bottom: 28, left: 66 } as const;

/** Distance in px between the middles of two names next to the lines. */
const LINE_HEIGHT = 16;
/** In px. A name that is moved further gets a leader line; then all names stand further right. */
const MAX_SHIFT = 4;
const GAP = 10;
export const LEADER_GAP = 26;
/** In px, with half a name more for the last one, which ends at its point instead of being centred on it. */
const NAME_WIDTH = 150;
/** Least width in px for two names, one from the left end of the axis and one to its right end. */
const BOTH_ENDS_WIDTH = 200;

export function layoutTrend<S extends TrendValues>(
  periods: readonly string[],
  series: readonly S[],
  { width, height, labelWidth, kind, breaks = [] }: TrendFrame,
): TrendLayout<S> {
  const baseline = height - margin.bottom;
  const right = width - margin.right - labelWidth;
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
  const middles = spreadNames(
    ends.map((end) => end?.y ?? null),
    { top: LINE_HEIGHT / 2, bottom: height - LINE_HEIGHT / 2 },
  );
  const isMoved = ends.map((end, index) => end && Math.abs(end.y - Number(middles[index])) > MAX_SHIFT);
  const nameX = right + (isMoved.some(Boolean) ? LEADER_GAP : GAP);
  const hasLabel = (index: number, atWidth: number) => {
    const names = atWidth < MIDDLE_WIDTH ? 0 : labelWidth;
    const availableWidth = atWidth - margin.right - names - margin.left;
    const maxNames =
      availableWidth < BOTH_ENDS_WIDTH ? 1 : Math.max(2, Math.floor(availableWidth / NAME_WIDTH));
    const nameInterval = Math.max(1, Math.ceil((periods.length - 1) / (maxNames - 1)));
    // The latest period always has a name, the first one only if there is room for two.
    if (index === periods.length - 1) return true;
    return index === 0
      ? maxNames > 1
      : index >= nameInterval && (periods.length - 1 - index) % nameInterval === 0;
  };
  return {
    lines: placed.map((line, index) => {
      const labelY = middles[index] ?? null;
      const end = isMoved[index] ? ends[index] : undefined;
      const leader =
        end && labelY !== null
          ? `M${roundPx(end.x + 6)} ${roundPx(end.y)}L${nameX - 4} ${roundPx(labelY)}`
          : null;
      return { ...line, labelY, leader };
    }),
    // Counts are whole numbers, so their ticks are too.
    ticks: y
      .ticks(3)
      .filter((value) => kind !== "count" || Number.isInteger(value))
      .map((value) => ({ y: y(value), text: axisFormats[kind](value) })),
    names: periods.flatMap((_, index) => {
      const at = findTextWidths((each) => hasLabel(index, each));
      return at === "" ? [] : [{ index, x: x(index), at }];
    }),
    breaks: periods.flatMap((_, index) => (isBreak(index) ? [x(index - 0.5)] : [])),
    baseline,
    right,
    nameX,
  };
}

/** Finds the drawn figure nearest to a point of the drawing. */
export function nearestFigure(lines: readonly PlacedTrend[], x: number, y: number) {
  const figures = lines.flatMap(({ series: { id }, points }) =>
    points.map((point) => ({ id, index: point.index, distance: Math.hypot(point.x - x, point.y - y) })),
  );
  return figures.toSorted((a, b) => a.distance - b.distance)[0] ?? null;
}

/**
 * Returns the vertical positions of the names: names that would overlap form a group around the mean of their
 * lines' ends, within the drawing. Uses isotonic regression by pooling adjacent violators,
 * <https://en.wikipedia.org/wiki/Isotonic_regression>.
 */
export function spreadNames(
  ends: readonly (number | null)[],
  { top, bottom }: { top: number; bottom: number },
): (number | null)[] {
  const order = ends.flatMap((y, index) => (y === null ? [] : [{ y, index }])).toSorted((a, b) => a.y - b.y);
  const last = order.length - 1;
  const height = Math.min(LINE_HEIGHT, last > 0 ? (bottom - top) / last : LINE_HEIGHT);
  const pools: { mean: number; members: number }[] = [];
  for (const [rank, { y }] of order.entries()) {
    let pool = { mean: y - rank * height, members: 1 };
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
    placed[index] = Math.min(Math.max(means[rank] ?? 0, top), bottom - last * height) + rank * height;
  return placed;
}
