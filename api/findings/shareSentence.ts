import { getFormatter } from "../lib/figures/getFormatter.ts";
import type { MeasureDescription } from "../lib/figures/measure.ts";
import { type Coverage, isEnoughCovered } from "../shared/figures/coverage.ts";
import { compareTotals } from "../shared/figures/poisson.ts";
import { countAreas, describeSimilarity, formatNames } from "./phrases.ts";

export type ShareArea = { name: string; part: number | null; coverage?: Coverage | undefined };

const percent = getFormatter("percent");

export function shareSentence(
  { share, cases }: Pick<MeasureDescription, "share" | "cases">,
  areas: readonly ShareArea[],
  boundaryTypeId: number,
): string | null {
  if (share === undefined) return null;
  const areasWithPart = areas.flatMap((area) => (area.part === null ? [] : [{ ...area, part: area.part }]));
  const total = areasWithPart.reduce((sum, { part }) => sum + part, 0);
  const ranked = areasWithPart
    .filter(({ coverage }) => coverage === undefined || isEnoughCovered(coverage))
    .toSorted((a, b) => b.part - a.part);
  const [largest] = ranked;
  const tied = ranked.filter(({ part }) => part === largest?.part);
  const nextLargest = ranked[tied.length];
  if (largest === undefined || nextLargest === undefined || total === largest.part) return null;
  // If an area whose coverage is too small has more cases, no area has the largest share for certain.
  if (areasWithPart.some(({ part }) => part > largest.part)) return null;
  const formatShare = ({ part }: { part: number }) => percent(part / total);
  const comparison = cases === null ? null : compareTotals(largest.part, nextLargest.part);
  const coverageText = ranked.length < areasWithPart.length ? " with enough coverage" : " with figures";
  const prefix =
    ranked.length < areas.length ? `Of ${countAreas(ranked.length, boundaryTypeId)}${coverageText}, ` : "";
  const names = formatNames(tied.map(({ name }) => name));
  const note = describeSimilarity(comparison, `${nextLargest.name} with ${formatShare(nextLargest)}`, {
    count: tied.length,
  });
  return `${prefix}${names} ${tied.length === 1 ? "has" : "each have"} the largest share of ${share.of}, ${formatShare(largest)}${note}`;
}
