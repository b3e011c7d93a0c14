import { isFigure, type Reading } from "@gbvf/ui/charts/reading.ts";

/**
 * Each count's share of their sum, as a fraction. A missing count keeps its reason; if all are zero, all shares are
 * zero.
 */
export function sharesOf(counts: readonly Reading[]): Reading[] {
  const total = counts.filter(isFigure).reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (isFigure(count) && total > 0 ? count / total : count));
}
