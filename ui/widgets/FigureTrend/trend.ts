import { isFigure, type Reading, readOut } from "../../charts/reading.ts";
import { formatCount, formatPercent, formatRate } from "../../text/format.ts";

export interface TrendChange {
  /** Example: "Apr - Jun 2026". */
  period: string;
  to: Reading;
  /** Example: "Jan - Mar 2026". */
  since: string;
  from: Reading;
  /** Null if either figure is missing. `about-same`: it may be chance. `unsure`: too few cases to say. */
  direction: "rose" | "fell" | "same" | "about-same" | "unsure" | null;
}

/** Exact 95 % limits of a figure. */
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
  /** Example: "Sexual offences reported to the police, per 100,000 people". */
  title: string;
  kind: "rate" | "count" | "percent";
}

/** Null without periods. */
export interface OverTime {
  title: string;
  step: "quarter" | "financial-year" | "cycle" | null;
}

type ChangeColumn = { id: "sinceQuarter" | "sinceYear" | "sinceCycle"; label: string };

/** Years have no quarter before. */
export const changesOver: Record<NonNullable<OverTime["step"]>, readonly ChangeColumn[]> = {
  quarter: [
    { id: "sinceQuarter", label: "Since the quarter before" },
    { id: "sinceYear", label: "Since a year before" },
  ],
  "financial-year": [{ id: "sinceYear", label: "Since the year before" }],
  cycle: [{ id: "sinceCycle", label: "Since the cycle before" }],
};

const formats = { rate: formatRate, count: formatCount, percent: formatPercent };
export const formatOf = ({ kind }: TrendMeasure) => formats[kind];

const words = {
  rose: "up from",
  fell: "down from",
  "about-same": "about the same as",
  unsure: "too few cases to say; it was",
} as const;

/**
 * "Apr - Jun 2026: 28.10, up from 27.02 in Jan - Mar 2026"; both figures, because the one beside it may be of
 * a year.
 */
export function changeWords(change: TrendChange | null, measure: TrendMeasure): string {
  if (change === null) return "No earlier figure";
  const { direction, from, since, period, to } = change;
  const format = formatOf(measure);
  if (direction === null) return isFigure(from) ? `No figure in ${period}` : `No figure in ${since}`;
  const latest = `${period}: ${readOut(to, format)}`;
  if (direction === "same") return `${latest}, the same as in ${since}`;
  return `${latest}, ${words[direction]} ${readOut(from, format)} in ${since}`;
}
