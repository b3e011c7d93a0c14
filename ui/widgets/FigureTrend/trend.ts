import { formatCount, formatPercent, formatRate } from "../../charts/format.ts";
import { isFigure, type Reading, readOut } from "../../charts/reading.ts";

export interface TrendChange {
  /** "Jan - Mar 2026" */
  since: string;
  from: Reading;
  /** Null if either figure is missing. `unsure`: it rests on too few cases to say. */
  direction: "rose" | "fell" | "same" | "unsure" | null;
}

/** A place's figure, its rank, what changed, and its figures in every period. */
export interface TrendPlace {
  boundaryId: number;
  boundary: string;
  figure: Reading;
  rank: { words: string } | null;
  sinceQuarter: TrendChange | null;
  sinceYear: TrendChange | null;
  values: readonly Reading[];
}

export interface TrendMeasure {
  /** "Sexual offences reported to the police, per 100,000 people" */
  title: string;
  kind: "rate" | "count" | "percent";
}

const formats = { rate: formatRate, count: formatCount, percent: formatPercent };
export const formatOf = ({ kind }: TrendMeasure) => formats[kind];

const words = { rose: "up from", fell: "down from", unsure: "too few cases to say; it was" } as const;

/** "up from 27.02 in Jan - Mar 2026" */
export function changeWords(change: TrendChange | null, measure: TrendMeasure): string {
  if (change === null) return "No earlier figure";
  const { direction, from, since } = change;
  if (direction === null) return isFigure(from) ? "No figure now" : "No earlier figure";
  if (direction === "same") return `the same as in ${since}`;
  return `${words[direction]} ${readOut(from, formatOf(measure))} in ${since}`;
}
