import { scaleLinear } from "d3-scale";
import { isFigure, type Reading } from "../reading.ts";

export interface TrendSeries {
  id: string | number;
  /** "Limpopo" */
  label: string;
  color: string;
  /** Drawn thin, behind the others. */
  isContext?: boolean;
  /** Lengths of strokes and gaps, so that lines differ without colour too. */
  dash?: string;
  /** One for each period. */
  values: readonly Reading[];
}

export interface PlacedTrend {
  series: TrendSeries;
  /** A path for each run of figures without a gap. */
  runs: string[];
  /** Every figure, in px. */
  points: { index: number; x: number; y: number }[];
  /** Where the name is written: beside the last figure, apart from the others. */
  labelY: number | null;
}

export interface TrendLayout {
  lines: PlacedTrend[];
  ticks: { value: number; y: number }[];
  /** Periods with a name on the axis. */
  names: { index: number; x: number }[];
  baseline: number;
  right: number;
}

export const margin = { top: 12, right: 4, bottom: 28, left: 52 } as const;

/** In px, between names beside the lines. */
const LINE_HEIGHT = 16;
/** In px, for the name of a period; the last one ends at its point, which takes half a name more. */
const NAME_WIDTH = 150;

/** Lines over time, from zero upwards; a missing figure is a gap. */
export function layoutTrend(
  periods: readonly string[],
  series: readonly TrendSeries[],
  { width, height, labelWidth }: { width: number; height: number; labelWidth: number },
): TrendLayout {
  const baseline = height - margin.bottom;
  const right = width - margin.right - labelWidth;
  const figures = series.flatMap(({ values }) => values.filter(isFigure));
  const y = scaleLinear()
    .domain([0, Math.max(0, ...figures) || 1])
    .nice(4)
    .range([baseline, margin.top]);
  const step = periods.length > 1 ? (right - margin.left) / (periods.length - 1) : 0;
  const x = (index: number) => margin.left + index * step;
  const placed = series.map((each) => {
    const points = each.values.flatMap((value, index) =>
      isFigure(value) ? [{ index, x: x(index), y: y(value) }] : [],
    );
    return { series: each, points, runs: runsOf(points) };
  });
  const ends = apart(placed.map(({ points }) => points.at(-1)?.y ?? null));
  const most = Math.max(2, Math.floor((right - margin.left) / NAME_WIDTH));
  const every = Math.max(1, Math.ceil((periods.length - 1) / (most - 1)));
  return {
    lines: placed.map((line, index) => ({ ...line, labelY: ends[index] ?? null })),
    ticks: y.ticks(4).map((value) => ({ value, y: y(value) })),
    // Counted from the latest, which always has its name.
    names: periods.flatMap((_, index) =>
      (periods.length - 1 - index) % every === 0 ? [{ index, x: x(index) }] : [],
    ),
    baseline,
    right,
  };
}

/** A path for each run of neighbours; one point alone is a path of no length, drawn round. */
export function runsOf(points: readonly { index: number; x: number; y: number }[]): string[] {
  const runs: string[] = [];
  let last = Number.NaN;
  for (const { index, x, y } of points) {
    const at = `${round(x)} ${round(y)}`;
    if (index === last + 1) runs.push(`${runs.pop()}L${at}`);
    else runs.push(`M${at}h0`);
    last = index;
  }
  return runs;
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;

/** Moves names that would overlap downwards, in the order of their lines. */
function apart(ends: readonly (number | null)[]): (number | null)[] {
  const order = ends.flatMap((y, index) => (y === null ? [] : [{ y, index }])).toSorted((a, b) => a.y - b.y);
  const placed = [...ends];
  let above = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    above = Math.max(y, above + LINE_HEIGHT);
    placed[index] = above;
  }
  return placed;
}
