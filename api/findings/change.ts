import {
  type ComparableFigures,
  formatPeriod,
  getStep,
  type MeasureDescription,
  type Measured,
  type Period,
} from "../lib/figures/measure.ts";
import { getDirection, isFigured } from "./Area.ts";
import { isComparable } from "./comparable.ts";
import type { Change } from "./contract.ts";

export type Dated = { measure: string; period: Period; measured: Measured };

/**
 * Compares two periods. `shared` has figures of only what both periods include; it is null if that is too
 * little to compare.
 */
export function changeFrom(
  before: Dated | undefined,
  latest: Dated,
  description: Pick<MeasureDescription, "minDifference"> = {},
  shared?: ComparableFigures | null,
): Change | null {
  if (before === undefined || shared === null) return null;
  const [from, to] = shared ? [shared.from, shared.to] : [before.measured, latest.measured];
  if (!isComparable(describeBasis({ ...before, measured: from }), describeBasis({ ...latest, measured: to })))
    return null;
  return {
    period: formatPeriod(latest.period),
    to: to.value,
    since: before.period.period,
    from: from.value,
    direction: isFigured(from) && isFigured(to) ? getDirection(from, to, description) : null,
    basis: shared?.basis ?? null,
  };
}

const describeBasis = ({ measure, period, measured: { coverage } }: Dated) => ({
  measure,
  step: getStep(period),
  coverage,
});
