import { getStep, type Period } from "../lib/figures/measure.ts";

export function findEarlierPeriods(periods: readonly Period[]) {
  const latest = periods.at(-1);
  if (latest === undefined) return {};
  const step = getStep(latest);
  return {
    quarter: step === "quarter" ? periods.at(-2) : undefined,
    year:
      step === "cycle"
        ? undefined
        : periods.find(({ year, quarter }) => year === latest.year - 1 && quarter === latest.quarter),
    cycle: step === "cycle" ? findCycleBefore(latest, periods) : undefined,
  };
}

function findCycleBefore({ year, cycle = 1 }: Period, periods: readonly Period[]): Period | undefined {
  return cycle > 1
    ? periods.find((each) => each.year === year && each.cycle === cycle - 1)
    : periods.findLast((each) => each.year === year - 1);
}
