import { dataColor } from "../tokens/dataColor.ts";

/** `start` is included, `end` is not; an open step has no `end`. */
export interface ScaleStep {
  start: number;
  end: number | null;
  description: string;
  color: string;
  /** Drawn with dots. */
  isZero?: boolean;
}

export const stepOf = (scale: readonly ScaleStep[], value: number) =>
  scale.find(({ start, end }) => start <= value && (end === null || value < end));

/** Black if no step contains the value, so that a gap in a scale is noticed. */
export const colorScale = (scale: readonly ScaleStep[]) => (value: number) =>
  stepOf(scale, value)?.color ?? dataColor.offScale;
