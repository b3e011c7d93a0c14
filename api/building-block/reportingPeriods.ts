import {
  lastCompletedQuarter,
  lastDayOf,
  type Quarter,
  quarterLabel,
  quarterNumber,
  quarterOfDay,
  quarterOfNumber,
} from "../lib/quarters.ts";

const COMPLETED_QUARTERS = 8;

/** `day` (ISO 8601) is the one whose counts it has. */
export type ReportedQuarter = Quarter & { period: string; day: string; isRunning: boolean };

export const labelled = ({ year, quarter }: Quarter) => ({
  period: quarterLabel({ year, quarter }),
  quarter,
  year,
});

/**
 * The last eight completed quarters, as of their last day, and the running one, as of today; oldest first.
 */
export function reportedQuarters(today: string): ReportedQuarter[] {
  const last = quarterNumber(lastCompletedQuarter(today));
  const completed = Array.from({ length: COMPLETED_QUARTERS }, (_, index) =>
    quarterOfNumber(last - COMPLETED_QUARTERS + 1 + index),
  );
  return [
    ...completed.map((quarter) => ({ ...labelled(quarter), day: lastDayOf(quarter), isRunning: false })),
    { ...labelled(quarterOfDay(today)), day: today, isRunning: true },
  ];
}

/** The last completed quarter, or the latest with captured data. */
export function currentQuarter(
  reported: readonly ReportedQuarter[],
  hasData: (quarter: ReportedQuarter) => boolean,
): ReportedQuarter | undefined {
  const lastCompleted = reported.findLast(({ isRunning }) => !isRunning);
  if (lastCompleted !== undefined && hasData(lastCompleted)) return lastCompleted;
  return reported.findLast(hasData);
}
