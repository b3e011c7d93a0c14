import type { Period } from "../lib/figures/measure.ts";
import { type Quarter, quarterLabel, quartersBetween } from "../shared/quarters.ts";

/** Adds the quarters that are missing between the first and the last, so that a chart's line has gaps there. */
export function fillQuarters(periods: readonly Period[]): Period[] {
  const quarters = periods.filter((period): period is Period & Quarter => period.quarter !== null);
  const [firstQuarter, lastQuarter] = [quarters[0], quarters.at(-1)];
  if (firstQuarter === undefined || lastQuarter === undefined) return [...periods];
  const sourcesByPeriod = new Map(periods.map(({ period, sources }) => [period, sources]));
  return quartersBetween(firstQuarter, lastQuarter).map((quarter) => {
    const period = quarterLabel(quarter);
    return { ...quarter, period, sources: sourcesByPeriod.get(period) };
  });
}
