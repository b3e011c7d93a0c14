import { isFigure, type Reading } from "@gbvf/ui/charts/reading.ts";

/**
 * Each count's share of all of them together, as fractions that add to 1. What was not counted keeps its reason, and
 * where everything is nought, every share is nought: there is nothing to divide.
 */
export function sharesOf(counts: readonly Reading[]): Reading[] {
  const total = counts.filter(isFigure).reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (isFigure(count) && total > 0 ? count / total : count));
}
