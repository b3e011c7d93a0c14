/**
 * No data; not captured for this period; too few or too many people are covered to represent the place; or the
 * group is too small to show.
 */
export type MissingReason = "no-data" | "not-captured" | "under-covered" | "too-few";

/** A figure, or why there is none. Zero is a figure. */
export type Reading = number | MissingReason;

/** The readings that need a pattern and a text of their own. */
export type ReadingState = "zero" | MissingReason;

export const missingStates = [
  "no-data",
  "not-captured",
  "under-covered",
  "too-few",
] as const satisfies readonly MissingReason[];

export const readingLabels: Record<ReadingState, string> = {
  zero: "Zero",
  "no-data": "No data",
  "not-captured": "Not yet captured",
  "under-covered": "Partial",
  "too-few": "Too few to show",
};

/** A legend has room for the reason, which other texts omit. */
export const legendLabels: Record<ReadingState, string> = {
  ...readingLabels,
  "under-covered": "Partial: known for too small a part of the area",
};

export const isFigure = (reading: Reading): reading is number => typeof reading === "number";

/** Returns null for a figure above zero, which needs no explanation. */
export function getState(reading: Reading): ReadingState | null {
  if (!isFigure(reading)) return reading;
  return reading === 0 ? "zero" : null;
}

export const formatReading = (reading: Reading, format: (figure: number) => string) =>
  isFigure(reading) ? format(reading) : readingLabels[reading];
