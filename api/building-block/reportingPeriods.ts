import {
  lastCompletedQuarter,
  lastDayOf,
  type Quarter,
  quarterLabel,
  quarterNumber,
  quarterOfDay,
  quarterOfNumber,
} from "../shared/quarters.ts";

const COMPLETED_QUARTERS = 8;

export type ReportedQuarter = Quarter & { period: string; day: string; isRunning: boolean };

export const labelled = ({ year, quarter }: Quarter) => ({
  period: quarterLabel({ year, quarter }),
  quarter,
  year,
});

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

export function currentQuarter(
  reported: readonly ReportedQuarter[],
  hasData: (quarter: ReportedQuarter) => boolean,
): ReportedQuarter | undefined {
  const lastCompleted = reported.findLast(({ isRunning }) => !isRunning);
  if (lastCompleted !== undefined && hasData(lastCompleted)) return lastCompleted;
  return reported.findLast(hasData);
}
