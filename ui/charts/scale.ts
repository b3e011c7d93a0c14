import { dataColor } from "../tokens/dataColor.ts";

/** One step of a legend's scale: `start` counts in, `end` does not; an open step has no `end`. */
export interface ScaleStep {
  start: number;
  end: number | null;
  description: string;
  color: string;
  /** Holds nought alone: it is drawn with the dots of nought. */
  isZero?: boolean;
}

/** The step that holds a value, or undefined where none does. */
export const stepOf = (scale: readonly ScaleStep[], value: number) =>
  scale.find(({ start, end }) => start <= value && (end === null || value < end));

/** The colour of a value: its step's, else black, so that a hole in a scale is seen. */
export const colorScale = (scale: readonly ScaleStep[]) => (value: number) =>
  stepOf(scale, value)?.color ?? dataColor.offScale;
