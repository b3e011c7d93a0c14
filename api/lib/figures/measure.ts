import type { Knex } from "knex";
import type { Step } from "../../shared/embedRendering.ts";
import type { Coverage } from "../../shared/figures/coverage.ts";
import type { Quarter } from "../../shared/quarters.ts";

/** A figure, or why there is none. Zero is a figure. */
export type Reading = number | "no-data" | "not-captured" | "under-covered" | "too-few";

/**
 * `cases` behind the figure; null if it counts itself. `exposure`: for events that chance scatters (crime),
 * the people of a rate, or 1 of a count; exact intervals then judge differences.
 */
export type Measured = {
  value: Reading;
  cases: number | null;
  exposure?: number;
  coverage?: Coverage | undefined;
  /** What the area's share of its place is made of, for measures with shares. */
  part?: number;
  /** Follows "has": "No yearly rate of reported sexual offences: 12 of 31 stations reported". */
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
  /** Of the files that it came from. */
  sources?: readonly string[] | undefined;
};

export type PeriodStep = "quarter" | "financial-year" | "cycle";

export const getStep = ({ quarter, cycle }: Period): PeriodStep =>
  cycle !== undefined ? "cycle" : quarter === null ? "financial-year" : "quarter";

/** "Jul - Sep 2026", "2026, cycle 2 so far" */
export const periodWords = ({ period, isRunning }: Period) => (isRunning ? `${period} so far` : period);

export type Place = { boundaryId: number; boundaryTypeId: number };

export const getIds = (places: readonly Place[]): number[] => places.map(({ boundaryId }) => boundaryId);

export type MeasureWords = {
  /** "Sexual offences reported to the police, per 100,000 people" */
  title: string;
  /** Follows "the highest", or "the most". */
  noun: string;
  kind: "rate" | "count" | "percent";
  /** Follows a name: "has 81.09 reports per 100,000 people". */
  says: (figure: string, isOne: boolean) => string;
  when: "in" | "at the end of";
  /** If every figure is zero: "No challenge is active". */
  nothing: string;
  /** Zero means that nothing is there to be ranked. */
  isZeroNone?: true;
  /** Fewer areas with figures are not ranked. */
  minRanked?: number;
  /** A smaller difference over time has no direction. */
  minDifference?: number;
  /** Follows changes of areas: ", each in the places captured in both". */
  overBoth?: string;
  /** What figures rest on; null if everything was counted, so that chance plays no part. */
  cases: string | null;
  /** Lists of areas stand by their share: "the largest share of reports", "Share of all sexual offences reported …". */
  share?: { of: string; ofAll: string };
  missing: Record<Exclude<Reading, number>, string>;
  /** Where it differs from the current figure. */
  overTime?: Pick<MeasureWords, "title" | "says">;
};

/** The figures of two periods over what both have. */
export type SharedFigures = {
  from: Measured;
  to: Measured;
  /** "in the 104 known places captured in both (28 captured since)"; null if that is all of both. */
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

/** Zero, then up to 24, 49, 74 and 100 per cent. */
export const PERCENT_STEPS: readonly Step[] = [
  { from: 0, words: "0%", isZero: true },
  { from: 0.01, words: "1–24%" },
  { from: 24.01, words: "25–49%" },
  { from: 49.01, words: "50–74%" },
  { from: 74.01, words: "75–100%" },
];

/** The same shape for all themes. */
export type ThemeMeasure = {
  lowestLevel: number;
  /** Chance scatters these events. */
  hasIntervals?: true;
  /** Hidden groups must not follow from two versions of a figure. */
  hidesGroups?: true;
  wordsOf: (boundaryTypeId: number) => MeasureWords;
  method: MeasureMethod;
  /** What the figures of now cannot say, after the limits of `method`. */
  findLimits?: (trx: Knex) => Promise<string[]>;
  findSteps: (trx: Knex, boundaryTypeId: number) => Promise<readonly Step[]>;
  findCurrent: (
    trx: Knex,
    places: readonly Place[],
    today: string,
  ) => Promise<{ span: string | null; of: (boundaryId: number) => Measured }>;
  /** Oldest first. Quarters that ended, cycles that have begun. */
  findSeries: (
    trx: Knex,
    places: readonly Place[],
    today: string,
  ) => Promise<{ periods: readonly Period[]; of: (boundaryId: number, period: Period) => Measured }>;
  /** Where the figures of two periods may be of different parts. */
  findShared?: (
    trx: Knex,
    places: readonly Place[],
    pairs: readonly (readonly [before: Period, latest: Period])[],
    today: string,
  ) => Promise<FindShared>;
  /** Which parts of other places count here, and of this place elsewhere; without a full stop. */
  describeBorders?: (trx: Knex, place: Place, coverage: Coverage | null) => Promise<string | null>;
  findOtherSeries?: ThemeMeasure["findSeries"];
};

export const getPeriod = (quarter: Quarter, label: (quarter: Quarter) => string): Period => ({
  ...quarter,
  period: label(quarter),
});
