import { isFigure, type Reading } from "@gbvf/ui/charts/reading.ts";

/** A missing count becomes the same missing reason; zero stays zero. */
export function computeShares(counts: readonly Reading[]): Reading[] {
  const total = counts.filter(isFigure).reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (isFigure(count) && total > 0 ? count / total : count));
}
