import type { Reading } from "../lib/measure.ts";
import type { Rank } from "./contract.ts";
import { countAreas, ordinal } from "./words.ts";

/**
 * From the highest. Equal figures share a position. Boundaries without a figure are not ranked; null for one of these,
 * or if there is no other.
 */
export function rankOf(value: Reading, all: readonly Reading[], boundaryTypeId: number): Rank | null {
  const figures = all.filter((each) => typeof each === "number");
  if (typeof value !== "number" || figures.length < 2) return null;
  const position = figures.filter((each) => each > value).length + 1;
  const isShared = figures.filter((each) => each === value).length > 1;
  const missing = figures.length < all.length ? " with figures" : "";
  return {
    position,
    of: figures.length,
    isShared,
    words: `${isShared ? "joint " : ""}${ordinal(position)} of ${countAreas(figures.length, boundaryTypeId)}${missing}`,
  };
}
