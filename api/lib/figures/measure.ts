import type { Knex } from "knex";
import type { Step } from "../../shared/embedRendering.ts";
import type { Coverage } from "../../shared/figures/coverage.ts";
import type { Quarter } from "../../shared/quarters.ts";

/** A figure, or the reason why there is none. Zero is a figure. */
export type Reading = number | "no-data" | "not-captured" | "under-covered" | "too-few";

/**
 * `cases`: events behind the figure; null if the figure is the count. `exposure`: for events that chance
 * scatters (crime), the people of a rate, or 1 for a count; exact intervals then judge differences.
 */
export type Measured = {
  value: Reading;
  cases: number | null;
  exposure?: number;
  coverage?: Coverage | undefined;
  /** The area's part of its place's total, for measures with shares. */
  part?: number;
  /** Completes "… has": "No yearly rate of reported sexual offences: 12 of 31 stations reported". */
  missing?: string | undefined;
};

export const NOT_MEASURED: Measured = { value: "no-data", cases: null };

/** A quarter, a financial year (`quarter` null), or a cycle of 100 days (`cycle`: its number in the year). */
export type Period = {
  period: string;
  year: number;
  quarter: number | null;
  cycle?: number;
  isRunning?: true;
  /** Names the files that the figures came from. */
  sources?: readonly string[] | undefined;
};

export type PeriodStep = "quarter" | "financial-year" | "cycle";

export const getStep = ({ quarter, cycle }: Period): PeriodStep =>
  cycle !== undefined ? "cycle" : quarter === null ? "financial-year" : "quarter";

/** Examples: "Jul - Sep 2026", "2026, cycle 2 so far". */
export const periodWords = ({ period, isRunning }: Period) => (isRunning ? `${period} so far` : period);

export type Place = { boundaryId: number; boundaryTypeId: number };

export const getIds = (places: readonly Place[]): number[] => places.map(({ boundaryId }) => boundaryId);

export type MeasureWords = {
  /** Example: "Sexual offences reported to the police, per 100,000 people". */
  title: string;
  /** Follows "the highest", or "the most". */
  noun: string;
  kind: "rate" | "count" | "percent";
  /** Follows a name: "has 81.09 reports per 100,000 people". */
  says: (figure: string, isOne: boolean) => string;
  when: "in" | "at the end of";
  /** Used if every figure is zero: "No challenge is active". */
  nothing: string;
  /** Zero means that there is nothing to rank. */
  isZeroNone?: true;
  /** Fewer areas with figures are not ranked. */
  minRanked?: number;
  /** A smaller difference over time has no direction. */
  minDifference?: number;
  /** Follows changes of areas: ", each in the places captured in both". */
  overBoth?: string;
  /** Describes what figures rest on; null if everything was counted, so that chance plays no part. */
  cases: string | null;
  /**
   * Set if areas are ranked by their share: "the largest share of reports", "Share of all sexual offences
   * reported …".
   */
  share?: { of: string; ofAll: string };
  missing: Record<Exclude<Reading, number>, string>;
  /** Set if figures over time use other words than the current figure. */
  overTime?: Pick<MeasureWords, "title" | "says">;
};

/** Figures of two periods, restricted to what both include. */
export type SharedFigures = {
  from: Measured;
  to: Measured;
  /** Example: "in the 104 known places captured in both (28 captured since)"; null if both include everything. */
  basis: string | null;
};

export type FindShared = (boundaryId: number, before: Period, latest: Period) => SharedFigures | null;

export type MeasureMethod = {
  counts: string;
  outOf: string;
  period: string;
  hidden: string;
  example?: string;
  acknowledgement?: string;
  limits: readonly string[];
};

export const PERCENT_STEPS: readonly Step[] = [
  { from: 0, words: "0%", isZero: true },
  { from: 0.01, words: "1–24%" },
  { from: 24.01, words: "25–49%" },
  { from: 49.01, words: "50–74%" },
  { from: 74.01, words: "75–100%" },
];

export type ThemeMeasure = {
  lowestLevel: number;
  /** Set if chance scatters the events. */
  hasIntervals?: true;
  /** Set if comparing two versions of a figure could reveal a hidden group. */
  hidesGroups?: true;
  wordsOf: (boundaryTypeId: number) => MeasureWords;
  method: MeasureMethod;
  /** Lists limits of the current figures; they follow the limits of `method`. */
  findLimits?: (trx: Knex) => Promise<string[]>;
  findSteps: (trx: Knex, boundaryTypeId: number) => Promise<readonly Step[]>;
  findCurrent: (
    trx: Knex,
    places: readonly Place[],
    today: string,
  ) => Promise<{ span: string | null; of: (boundaryId: number) => Measured }>;
  /** The oldest comes first. Includes quarters that have ended and cycles that have begun. */
  findSeries: (
    trx: Knex,
    places: readonly Place[],
    today: string,
  ) => Promise<{ periods: readonly Period[]; of: (boundaryId: number, period: Period) => Measured }>;
  /** Set if the figures of two periods may be based on different parts. */
  findShared?: (
    trx: Knex,
    places: readonly Place[],
    pairs: readonly (readonly [before: Period, latest: Period])[],
    today: string,
  ) => Promise<FindShared>;
  /**
   * Describes which parts of other places count here, and which of this place count elsewhere; ends without a
   * full stop.
   */
  describeBorders?: (trx: Knex, place: Place, coverage: Coverage | null) => Promise<string | null>;
  findOtherSeries?: ThemeMeasure["findSeries"];
};

export const getPeriod = (quarter: Quarter, label: (quarter: Quarter) => string): Period => ({
  ...quarter,
  period: label(quarter),
});
