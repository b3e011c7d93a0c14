/** No data at all, not captured for this period yet, or too small a group to show. */
export type Missing = "no-data" | "not-captured" | "too-few";

/** A figure, or why there is none. Zero is a figure. */
export type Reading = number | Missing;

/** States other than an ordinary figure; each has its own pattern and words. */
export type ReadingState = "zero" | Missing;

export const missingStates = ["no-data", "not-captured", "too-few"] as const satisfies readonly Missing[];

export const stateWords: Record<ReadingState, string> = {
  zero: "Zero",
  "no-data": "No data",
  "not-captured": "Not yet captured",
  "too-few": "Too few to show",
};

export const isFigure = (reading: Reading): reading is number => typeof reading === "number";

/** A difference that rests on fewer cases may be chance. */
export const FEWEST_CASES = 20;

/** Null for an ordinary figure. */
export function stateOf(reading: Reading): ReadingState | null {
  if (!isFigure(reading)) return reading;
  return reading === 0 ? "zero" : null;
}

/** The formatted figure, or in words why there is none. */
export const readOut = (reading: Reading, format: (figure: number) => string) =>
  isFigure(reading) ? format(reading) : stateWords[reading];
