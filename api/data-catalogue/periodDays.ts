import type { Period } from "../lib/figures/measure.ts";
import { firstDayOf, lastDayOf } from "../shared/quarters.ts";

type Days = { from: string; until: string };

/** The days of a cycle are not all known, so that its year stands for it. */
function daysOf({ year, quarter, cycle }: Period): Days {
  if (cycle !== undefined) return { from: `${year}-01-01`, until: `${year}-12-31` };
  if (quarter === null) return { from: `${year}-04-01`, until: `${year + 1}-03-31` };
  return { from: firstDayOf({ year, quarter }), until: lastDayOf({ year, quarter }) };
}

/** Null without a period. */
export function daysCovered(periods: readonly Period[]): Days | null {
  const days = periods.map(daysOf);
  const [first] = days.map(({ from }) => from).sort();
  const last = days
    .map(({ until }) => until)
    .sort()
    .at(-1);
  return first === undefined || last === undefined ? null : { from: first, until: last };
}
