import { type Measured, type Period, periodWords, stepOf } from "../lib/figures/measure.ts";
import { directionOf, isFigured } from "./Area.ts";
import { isComparable } from "./comparable.ts";
import type { Change } from "./contract.ts";

export type Dated = { measure: string; period: Period; measured: Measured };

export function changeFrom(before: Dated | undefined, latest: Dated): Change | null {
  if (before === undefined || !isComparable(basisOf(before), basisOf(latest))) return null;
  const [from, to] = [before.measured, latest.measured];
  return {
    period: periodWords(latest.period),
    to: to.value,
    since: before.period.period,
    from: from.value,
    direction: isFigured(from) && isFigured(to) ? directionOf(from, to) : null,
  };
}

const basisOf = ({ measure, period, measured: { coverage } }: Dated) => ({
  measure,
  step: stepOf(period),
  coverage,
});
