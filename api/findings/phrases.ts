import { getFormatter } from "../lib/figures/getFormatter.ts";
import type { MeasureDescription, MeasuredFigure } from "../lib/figures/measure.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import { appendCoveredPart } from "../shared/figures/coverage.ts";
import { formatInteger } from "../shared/figures/formatInteger.ts";
import type { Comparison } from "../shared/figures/poisson.ts";

const levels: Record<number, readonly [one: string, many: string]> = {
  [BOUNDARY_TYPE.province]: ["province", "provinces"],
  [BOUNDARY_TYPE.district]: ["district", "districts"],
  [BOUNDARY_TYPE.municipality]: ["municipality", "municipalities"],
  [BOUNDARY_TYPE.ward]: ["ward", "wards"],
  [BOUNDARY_TYPE.precinct]: ["police precinct", "police precincts"],
};

export const countAreas = (count: number, boundaryTypeId: number) =>
  `${formatInteger(count)} ${getLevelWord(boundaryTypeId, count)}`;

export const getLevelWord = (boundaryTypeId: number, count: number) =>
  (levels[boundaryTypeId] ?? ["area", "areas"])[count === 1 ? 0 : 1];

/** Begins a sentence: "Both districts", "All 9 provinces". */
export const formatEveryArea = (count: number, boundaryTypeId: number) =>
  count === 2 ? `Both ${getLevelWord(boundaryTypeId, 2)}` : `All ${countAreas(count, boundaryTypeId)}`;

/** "81.09 reports per 100,000 people", "an overall maturity of 61.20% in the 12 organisations that took part" */
export function describeState(
  description: MeasureDescription,
  { value, coverage }: MeasuredFigure & { value: number },
): string {
  const figure = description.describe(getFormatter(description.kind)(value), value === 1);
  return coverage !== undefined && "organisations" in coverage ? appendCoveredPart(figure, coverage) : figure;
}

/** ", about the same as Gauteng with 78.00"; empty where the difference is clear. */
export function describeSimilarity(
  comparison: Comparison | null,
  other: string,
  subjects: { count: number },
): string {
  const likeness = describeLikeness(comparison, other, subjects);
  if (likeness === null) return "";
  return comparison === "unsure" ? `, with ${likeness}` : `, ${likeness}`;
}

/** "about the same as Gauteng" */
export function describeLikeness(
  comparison: Comparison | null,
  other: string,
  subjects: { count: number },
): string | null {
  if (comparison === "about-same") return `about the same as ${other}`;
  const subject = subjects.count === 1 ? "it" : "them";
  return comparison === "unsure" ? `too few reports to tell ${subject} from ${other}` : null;
}

export const formatNames = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);

export const uncapitalise = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
