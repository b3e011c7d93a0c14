import type { Knex } from "knex";
import type { Coverage } from "../../shared/figures/coverage.ts";
import type { Quarter } from "../../shared/quarters.ts";

/** A figure, or why there is none. */
export type Reading = number | "no-data" | "not-captured" | "under-covered" | "too-few";

/**
 * `cases` is the number of events on which the figure is based, or null if the figure is that number.
 * `exposure` is set if events are random: the number of people for a rate, 1 for a count.
 */
export type MeasuredFigure = {
  value: Reading;
  cases: number | null;
  exposure?: number;
  coverage?: Coverage | undefined;
  part?: number;
  /** Completes "… has": "No yearly rate of reported sexual offences: 12 of 31 stations reported". */
  missing?: string | undefined;
};

export const NO_FIGURE: MeasuredFigure = { value: "no-data", cases: null };

/**
 * A quarter, a financial year (`quarter` is null), or a cycle of 100 days (`cycle` is its number in the
 * year).
 */
export type Period = {
  period: string;
  year: number;
  quarter: number | null;
  cycle?: number;
  isRunning?: true;
  sources?: readonly string[] | undefined;
};

export type PeriodStep = "quarter" | "financial-year" | "cycle";

export const getStep = ({ quarter, cycle }: Period): PeriodStep =>
  cycle !== undefined ? "cycle" : quarter === null ? "financial-year" : "quarter";

/** "Jul - Sep 2026", "2026, cycle 2 so far" */
export const formatPeriod = ({ period, isRunning }: Period) => (isRunning ? `${period} so far` : period);

export type Place = { boundaryId: number; boundaryTypeId: number };

export const getIds = (places: readonly Place[]): number[] => places.map(({ boundaryId }) => boundaryId);

export type MeasureDescription = {
  /** "Sexual offences reported to the police, per 100,000 people" */
  title: string;
  /** Follows "the highest" or "the most". */
  noun: string;
  kind: "rate" | "count" | "percent";
  /** Follows a name: "has 81.09 reports per 100,000 people". */
  describe: (figure: string, isOne: boolean) => string;
  preposition: "in" | "at the end of";
  zeroSentence: string;
  isZeroUnranked?: true;
  minRanked?: number;
  minDifference?: number;
  /** ", each in the places captured in both" */
  overBoth?: string;
  /** Null if everything was counted, so that chance plays no part. */
  cases: string | null;
  /** Ranks areas by share: "the largest share of reports". */
  share?: { of: string; ofAll: string };
  missing: Record<Exclude<Reading, number>, string>;
  overTime?: Pick<MeasureDescription, "title" | "describe">;
};

export type ComparableFigures = {
  from: MeasuredFigure;
  to: MeasuredFigure;
  /** "in the 104 known places captured in both (28 captured since)" */
  basis: string | null;
};

export type FindComparable = (boundaryId: number, before: Period, latest: Period) => ComparableFigures | null;

export type MeasureMethod = {
  counts: string;
  outOf: string;
  period: string;
  hidden: string;
  example?: string;
  acknowledgement?: string;
  limits: readonly string[];
};

export type ThemeMeasure = {
  smallestAreaTypeId: number;
  hasIntervals?: true;
  /**
   * Figures hide small groups. Two versions of a figure could reveal one, so earlier versions are not
   * published.
   */
  hidesGroups?: true;
  getDescription: (boundaryTypeId: number) => MeasureDescription;
  method: MeasureMethod;
  /** Finds limits that depend on the data; they are listed after those of `method`. */
  findLimits?: (trx: Knex) => Promise<string[]>;
  findQuarters?: (trx: Knex) => Promise<1 | 4>;
  findCurrent: (
    trx: Knex,
    places: readonly Place[],
    today: string,
  ) => Promise<{ span: string | null; getMeasuredFigure: (boundaryId: number) => MeasuredFigure }>;
  findSeries: (
    trx: Knex,
    places: readonly Place[],
    today: string,
  ) => Promise<{
    periods: readonly Period[];
    getMeasuredFigure: (boundaryId: number, period: Period) => MeasuredFigure;
  }>;
  findComparable?: (
    trx: Knex,
    places: readonly Place[],
    pairs: readonly (readonly [before: Period, latest: Period])[],
    today: string,
  ) => Promise<FindComparable>;
  /**
   * Describes parts of other places that count here, and parts of this place that count elsewhere. Ends
   * without a full stop.
   */
  describeBorders?: (trx: Knex, place: Place, coverage: Coverage | null) => Promise<string | null>;
  findOtherSeries?: ThemeMeasure["findSeries"];
};

export const getPeriod = (quarter: Quarter, label: (quarter: Quarter) => string): Period => ({
  ...quarter,
  period: label(quarter),
});
