import {
  type ComparableFigures,
  formatPeriod,
  getStep,
  type MeasureDescription,
  type MeasuredFigure,
  type Period,
} from "../lib/figures/measure.ts";
import { getDirection, hasFigure } from "./Area.ts";
import { isComparable } from "./comparable.ts";
import type { Change } from "./contract.ts";

export type FigureInPeriod = { measure: string; period: Period; figure: MeasuredFigure };

/**
 * Compares two periods. `comparable` has the figures of what both periods include, or is null if too little is in
 * both.
 */
export function computeChange(
  before: FigureInPeriod | undefined,
  latest: FigureInPeriod,
  description: Pick<MeasureDescription, "minDifference"> = {},
  comparable?: ComparableFigures | null,
): Change | null {
  if (before === undefined || comparable === null) return null;
  const [from, to] = comparable ? [comparable.from, comparable.to] : [before.figure, latest.figure];
  if (!isComparable(getBasis({ ...before, figure: from }), getBasis({ ...latest, figure: to }))) return null;
  return {
    period: formatPeriod(latest.period),
    to: to.value,
    since: before.period.period,
    from: from.value,
    direction: hasFigure(from) && hasFigure(to) ? getDirection(from, to, description) : null,
    basis: comparable?.basis ?? null,
  };
}

const getBasis = ({ measure, period, figure: { coverage } }: FigureInPeriod) => ({
  measure,
  step: getStep(period),
  coverage,
});
