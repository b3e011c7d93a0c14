import type { Knex } from "knex";
import type { Quarter } from "./quarters.ts";

/** A figure, or why there is none. Zero is a figure. */
export type Reading = number | "no-data" | "not-captured" | "too-few";

/** `cases`: how many reports, responses or requirements it rests on; null if there is no figure, or it counts itself. */
export type Measured = { value: Reading; cases: number | null };

export const NOT_MEASURED: Measured = { value: "no-data", cases: null };

/** A quarter, or a financial year (`quarter` null). */
export type Period = { period: string; year: number; quarter: number | null };

export type Place = { boundaryId: number; boundaryTypeId: number };

export type MeasureWords = {
  /** "Sexual offences reported to the police, per 100,000 people" */
  title: string;
  /** After "the highest", or after "the most" for a count. */
  noun: string;
  kind: "rate" | "count" | "percent";
  /** After a name: "has 81.09 reports per 100,000 people". */
  says: (figure: string, isOne: boolean) => string;
  /** Of a period's figure: "in" the quarter, or "at the end of" it. */
  when: "in" | "at the end of";
  /** If every figure is zero: "No challenge is active". */
  nothing: string;
  /** What figures rest on; null if all there are were counted, so that chance has no part. */
  cases: string | null;
  /** In place of a missing figure. */
  missing: Record<Exclude<Reading, number>, string>;
};

/** How a figure is made, in sentences for readers. */
export type MeasureMethod = {
  /** What is counted. */
  counts: string;
  /** What it is divided by. */
  outOf: string;
  /** Of which time, and which time is called current. */
  period: string;
  /** What is not shown, and why. */
  hidden: string;
  /** What the figure cannot say. */
  limits: readonly string[];
};

/** A colour of the map, up to where the next begins. `from` is as written: per cent have two decimals. */
export type Step = {
  from: number;
  words: string;
  /** Contains zero only. */
  isZero?: true;
};

/** Zero, then up to 24, 49, 74 and 100 per cent. */
export const PERCENT_STEPS: readonly Step[] = [
  { from: 0, words: "0%", isZero: true },
  { from: 0.01, words: "1–24%" },
  { from: 24.01, words: "25–49%" },
  { from: 49.01, words: "50–74%" },
  { from: 74.01, words: "75–100%" },
];

/** A theme's one figure per boundary, now and in every period held, in the same shape for all themes. */
export type ThemeMeasure = {
  /** Below it, nothing is measured. */
  lowestLevel: number;
  /** Small groups are hidden, and must not follow from two versions of a figure. */
  hidesGroups?: true;
  wordsOf: (boundaryTypeId: number) => MeasureWords;
  method: MeasureMethod;
  /** Lowest first, for areas of one level. */
  findSteps: (trx: Knex, boundaryTypeId: number) => Promise<readonly Step[]>;
  /** As on the map. */
  findCurrent: (
    trx: Knex,
    places: readonly Place[],
    today: string,
  ) => Promise<{ span: string | null; of: (boundaryId: number) => Measured }>;
  /** Oldest first. Of a quarter that ended, never of a running one. */
  findSeries: (
    trx: Knex,
    places: readonly Place[],
    today: string,
  ) => Promise<{ periods: readonly Period[]; of: (boundaryId: number, period: Period) => Measured }>;
};

/** A finished quarter. */
export const periodOf = (quarter: Quarter, label: (quarter: Quarter) => string): Period => ({
  ...quarter,
  period: label(quarter),
});
