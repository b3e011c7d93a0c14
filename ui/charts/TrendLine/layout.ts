import { scaleLinear } from "d3-scale";
import { isFigure, type Reading } from "../reading.ts";

export interface TrendValues {
  values: readonly Reading[];
  band?: readonly (readonly [lower: number, upper: number] | null)[] | undefined;
  /** One of many, whose name has no room. */
  isUnnamed?: boolean;
}

export interface TrendSeries extends TrendValues {
  id: string | number;
  /** Example: "Limpopo". */
  label: string;
  color: string;
  /** Thin, behind the others. */
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
  /** Beside the last figure, apart from other names. */
  labelY: number | null;
}

export interface TrendLayout<S extends TrendValues = TrendSeries> {
  lines: PlacedTrend<S>[];
  ticks: { value: number; y: number }[];
  names: { index: number; x: number }[];
  baseline: number;
  right: number;
}

export const margin = { top: 12, right: 4, bottom: 28, left: 52 } as const;

const plain = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** On an axis: 25 → "25", 2.5 → "2.5". */
export const formatTick = (value: number) => plain.format(value);

/** In px, between names beside the lines. */
const LINE_HEIGHT = 16;
/** In px; the last name ends at its point, which takes half a name more. */
const NAME_WIDTH = 150;

export function layoutTrend<S extends TrendValues>(
  periods: readonly string[],
  series: readonly S[],
  { width, height, labelWidth }: { width: number; height: number; labelWidth: number },
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
  const placed = series.map((each) => {
    const points = each.values.flatMap((value, index) =>
      isFigure(value) ? [{ index, x: x(index), y: y(value) }] : [],
    );
    const edges = (each.band ?? []).flatMap((interval, index) =>
      interval === null ? [] : [{ index, x: x(index), lower: y(interval[0]), upper: y(interval[1]) }],
    );
    return { series: each, points, runs: runsOf(points), bands: bandsOf(edges) };
  });
  const ends = apart(
    placed.map(({ series: { isUnnamed }, points }) => (isUnnamed ? null : (points.at(-1)?.y ?? null))),
  );
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

/** One point alone is a path of no length, drawn round. */
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

type Edge = { index: number; x: number; lower: number; upper: number };

/** One point alone is as wide as a stroke. */
function bandsOf(edges: readonly Edge[]): string[] {
  const runs: Edge[][] = [];
  for (const edge of edges) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)?.index === edge.index - 1) run.push(edge);
    else runs.push([edge]);
  }
  return runs.map((run) => {
    const [only, ...others] = run;
    const wide =
      only && others.length === 0
        ? [
            { ...only, x: only.x - 3 },
            { ...only, x: only.x + 3 },
          ]
        : run;
    const upper = wide.map(({ x, upper: y }) => `${round(x)} ${round(y)}`);
    const lower = wide.toReversed().map(({ x, lower: y }) => `${round(x)} ${round(y)}`);
    return `M${[...upper, ...lower].join("L")}Z`;
  });
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;

/** Moves overlapping names downwards, in the order of their lines. */
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
