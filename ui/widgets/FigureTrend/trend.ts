import { isFigure, type Reading, readOut } from "../../charts/reading.ts";
import { type FigureKind, figureFormats } from "../../text/format.ts";
import { plain, written } from "../../text/words.ts";

export interface TrendChange {
  period: string;
  to: Reading;
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
  title: string;
  kind: FigureKind;
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
    {
      id: "sinceQuarter",
      get label() {
        return plain("Since the quarter before");
      },
    },
    {
      id: "sinceYear",
      get label() {
        return plain("Since a year before");
      },
    },
  ],
  "financial-year": [
    {
      id: "sinceYear",
      get label() {
        return plain("Since the year before");
      },
    },
  ],
  cycle: [
    {
      id: "sinceCycle",
      get label() {
        return plain("Since the cycle before");
      },
    },
  ],
};

export const heldIn = ([first = "", ...others]: readonly string[]) =>
  first && plain("{first} to {last}", { first, last: others.at(-1) ?? first });

export const formatOf = ({ kind }: TrendMeasure) => figureFormats[kind];

const words = {
  rose: written("{latest}, up from {before} in {since}"),
  fell: written("{latest}, down from {before} in {since}"),
  "about-same": written("{latest}, about the same as {before} in {since}"),
  unsure: written("{latest}, too few cases to say; it was {before} in {since}"),
} as const;

export function changeWords(change: TrendChange | null, measure: TrendMeasure): string {
  if (change === null) return plain("No earlier figure");
  const { direction, from, since, period, to } = change;
  const format = formatOf(measure);
  if (direction === null)
    return isFigure(from)
      ? plain("No figure in {period}", { period })
      : plain("No figure in {since}", { since });
  const latest = `${plain(period)}: ${readOut(to, format)}`;
  if (direction === "same") return plain("{latest}, the same as in {since}", { latest, since });
  return plain(words[direction], { latest, before: readOut(from, format), since });
}
