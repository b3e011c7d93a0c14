import { type Coverage, describeCoveredPart, isComplete, shareOf } from "./coverage.ts";

export type Direction = "rose" | "fell" | "same" | "about-same" | "unsure" | "none";

const DIRECTION_LABELS: Readonly<Record<Direction, string>> = {
  rose: "Up",
  fell: "Down",
  same: "The same",
  "about-same": "About the same",
  unsure: "Too few to tell",
  none: "None reported in either",
};

type ComparedFigures = {
  from: number | string;
  to: number | string;
  direction: Direction | null;
};

/** Differences of fractions are in percentage points. Null if the figures are not comparable. */
export function formatDifferenceCells(change: ComparedFigures | null, kind: string) {
  if (change === null) return null;
  const { from, to, direction } = change;
  if (direction === null || typeof from !== "number" || typeof to !== "number") return null;
  return {
    difference: (to - from) * (kind === "percent" ? 100 : 1),
    text: DIRECTION_LABELS[direction],
    hasDirection: direction === "rose" || direction === "fell" || direction === "same",
  };
}

export const formatCoverageCells = (coverage: Coverage | null | undefined, place: string) =>
  coverage
    ? { share: shareOf(coverage), part: isComplete(coverage) ? "" : describeCoveredPart(coverage, place) }
    : { share: null, part: "" };
