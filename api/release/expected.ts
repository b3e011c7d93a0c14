import type { PeriodKey } from "../lib/time/quarters.ts";
import {
  lastCompletedQuarter,
  lastDayOf,
  type Quarter,
  quarterLabel,
  quarterNumber,
  quarterOfNumber,
  quartersBetween,
} from "../lib/time/quarters.ts";
import { dayNumber, isoDay } from "../lib/time/spans.ts";
import { writeDay } from "../lib/time/writeDay.ts";
import type { Expected } from "./contract.ts";

/** A financial year ends with the first quarter of the next. */
const lastQuarterOf = ({ year, quarter }: PeriodKey): Quarter =>
  quarter === 0 ? { year: year + 1, quarter: 1 } : { year, quarter };

type Known = { held: readonly PeriodKey[]; afterDays: number; whose: string; today: string };

export function expectedQuarters({ held, afterDays, whose, today }: Known): Expected[] {
  const completed = quarterNumber(lastCompletedQuarter(today));
  const latest = Math.max(...held.map((period) => quarterNumber(lastQuarterOf(period))));
  const first = Number.isFinite(latest) ? latest + 1 : completed + 1;
  return quartersBetween(quarterOfNumber(first), quarterOfNumber(completed + 1)).map((quarter) => {
    const period = quarterLabel(quarter);
    const expectedOn = isoDay(dayNumber(lastDayOf(quarter)) + afterDays);
    const isLate = expectedOn < today;
    const day = writeDay(expectedOn);
    const sentence = `${whose} figures for ${period} ${isLate ? "were" : "are"} expected by ${day}.`;
    return { period, expectedOn, isLate, sentence };
  });
}
