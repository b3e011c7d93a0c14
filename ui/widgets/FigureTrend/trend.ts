import type { Comparison } from "../../charts/comparison.ts";
import {
  formatReading,
  isFigure,
  type MissingReason,
  type Reading,
  readingLabels,
} from "../../charts/reading.ts";
import type { TrendSeries } from "../../charts/TrendLine/layout.ts";
import { type FigureKind, figureFormats } from "../../text/format.ts";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import { color } from "../../tokens/tokens.ts";

export interface TrendChange {
  period: string;
  to: Reading;
  since: string;
  from: Reading;
  /** Null if either figure is missing; `unsure` if there are too few cases to tell. */
  direction: Comparison | "same" | null;
  /** What both figures cover: "in the 104 known places captured in both". */
  basis?: string | null;
}

/** The exact limits of a figure's 95 % confidence interval. */
export type Interval = readonly [lower: number, upper: number] | null;

export interface TrendPlace {
  boundaryId: number;
  boundary: string;
  figure: Reading;
  missing?: string | null;
  rank: { words: string } | null;
  sinceQuarter: TrendChange | null;
  sinceYear: TrendChange | null;
  sinceCycle: TrendChange | null;
  values: readonly Reading[];
}

export interface TrendMeasure {
  title: string;
  kind: FigureKind;
}

/** The measure of single periods; `step` is null if there are none. */
export interface PeriodMeasure {
  title: string;
  step: "quarter" | "financial-year" | "cycle" | null;
}

const stepSuffixes = { quarter: " by quarter", "financial-year": " by financial year" };

/** Names the length of the periods, because a rate of a quarter is about a fourth of a year's. */
export const formatPeriodTitle = ({ title, step }: PeriodMeasure, areas = "") =>
  step === "cycle" || step === null ? title : `${title},${areas}${stepSuffixes[step]}`;

type ChangeColumn = { id: "sinceQuarter" | "sinceYear" | "sinceCycle"; label: string };

/** The changes that exist for each step: a financial year, for example, has no quarter before. */
export const changesByStep: Record<NonNullable<PeriodMeasure["step"]>, readonly ChangeColumn[]> = {
  quarter: [
    {
      id: "sinceQuarter",
      label: "Since the quarter before",
    },
    {
      id: "sinceYear",
      label: "Since a year before",
    },
  ],
  "financial-year": [
    {
      id: "sinceYear",
      label: "Since the year before",
    },
  ],
  cycle: [
    {
      id: "sinceCycle",
      label: "Since the cycle before",
    },
  ],
};

export const formatPeriodRange = ([first = "", ...rest]: readonly string[]) =>
  first && `${first} to ${rest.at(-1) ?? first}`;

export const detectFormat = ({ kind }: TrendMeasure) => figureFormats[kind];

const texts = {
  rose: "up from",
  fell: "down from",
  "about-same": "about the same as",
  unsure: "too few cases to tell; it was",
} as const;

const describeMissing = (reading: MissingReason, period: string) =>
  reading === "no-data" ? `No figure in ${period}` : `${readingLabels[reading]} in ${period}`;

export function describeChange(change: TrendChange | null, measure: TrendMeasure): string {
  if (change === null) return "No earlier figure to compare with";
  const { direction, from, since, period, to, basis } = change;
  const format = detectFormat(measure);
  if (!isFigure(to)) return describeMissing(to, period);
  if (!isFigure(from)) return describeMissing(from, since);
  const latest = [`${period}: ${formatReading(to, format)}`, basis].filter(Boolean).join(" ");
  if (direction === null) return `${latest}, not to be compared with ${since}`;
  if (direction === "none") return `${latest}, none reported in either`;
  if (direction === "same") return `${latest}, the same as in ${since}`;
  return `${latest}, ${texts[direction]} ${formatReading(from, format)} in ${since}`;
}

const DASHES = ["7 4", "2 4"];

type ValuesOfPlace = Pick<TrendPlace, "boundaryId" | "boundary" | "values">;

interface TrendLines {
  place: ValuesOfPlace;
  around: readonly ValuesOfPlace[];
  theme: DataTheme;
  /** The intervals that are drawn around the place's line. */
  band?: readonly Interval[] | null;
}

export const buildTrendSeries = ({ place, around, theme, band }: TrendLines): TrendSeries[] => [
  {
    id: place.boundaryId,
    label: place.boundary,
    color: dataColor[theme].main,
    values: place.values,
    band: band ?? undefined,
  },
  ...around.map(({ boundaryId, boundary, values }, index) => ({
    id: boundaryId,
    label: boundary,
    color: color.inkMuted,
    dash: DASHES[index] ?? "",
    isContext: true,
    values,
  })),
];
