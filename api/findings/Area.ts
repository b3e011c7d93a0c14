import type { MeasureDescription, MeasuredFigure } from "../lib/figures/measure.ts";
import { type CaseCount, type Comparison, compareCounts, comparePart } from "../shared/figures/poisson.ts";
import type { Change } from "./contract.ts";

export type Area = MeasuredFigure & { name: string };
type KnownFigure = MeasuredFigure & { value: number };

/** Below this number of cases, a difference may be chance, unless the figure has a confidence interval. */
export const MIN_CASES = 20;

export const hasFigure = <A extends MeasuredFigure>(area: A): area is A & { value: number } =>
  typeof area.value === "number";

const hasFewCases = ({ cases, exposure }: MeasuredFigure) =>
  exposure === undefined && cases !== null && cases < MIN_CASES;

const isCaseCount = (figure: MeasuredFigure): figure is MeasuredFigure & CaseCount =>
  figure.cases !== null && figure.exposure !== undefined;

export function getDirection(
  before: KnownFigure,
  latest: KnownFigure,
  { minDifference = 0 }: Pick<MeasureDescription, "minDifference"> = {},
): NonNullable<Change["direction"]> {
  const isSame = before.value === latest.value;
  if (isCaseCount(before) && isCaseCount(latest)) {
    const comparison = compareCounts(before, latest);
    return isSame && comparison === "about-same" ? "same" : comparison;
  }
  if (isSame) return "same";
  if (hasFewCases(before) || hasFewCases(latest)) return "unsure";
  const difference = Math.round((latest.value - before.value) * 10_000);
  if (Math.abs(difference) < minDifference * 10_000) return "about-same";
  return difference > 0 ? "rose" : "fell";
}

export function compareFigures(one: KnownFigure, other: KnownFigure): Comparison | null {
  if (!isCaseCount(one) || !isCaseCount(other)) return null;
  return omitDirection(compareCounts(one, other));
}

export function compareWithTotal(part: MeasuredFigure, total: MeasuredFigure): Comparison | null {
  if (!isCaseCount(part) || !isCaseCount(total) || part.value === total.value) return null;
  return omitDirection(comparePart(total, part));
}

const omitDirection = (comparison: Comparison) =>
  comparison === "rose" || comparison === "fell" ? null : comparison;

/** "; fewer than 20 reports, so the difference may be chance" */
export const buildChanceNote = (
  figures: readonly MeasuredFigure[],
  caseWord: string | null,
  uncertainPart = "the difference",
): string =>
  caseWord !== null && figures.some(hasFewCases)
    ? `; fewer than ${MIN_CASES} ${caseWord}, so ${uncertainPart} may be chance`
    : "";
