import type { Period } from "../lib/measure.ts";
import { quarterLabel, quarterNumber, quarterOfNumber } from "../lib/quarters.ts";

/** Fills in the quarters between the first and the last, so that a gap in time is a gap in a line. */
export function everyQuarter(periods: readonly Period[]): Period[] {
  const numbers = periods.flatMap(({ year, quarter }) =>
    quarter === null ? [] : [quarterNumber({ year, quarter })],
  );
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return [...periods];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const quarter = quarterOfNumber(first + index);
    return { ...quarter, period: quarterLabel(quarter) };
  });
}
