import { dataColor } from "../tokens/dataColor.ts";

/** Includes `start` but not `end`; the last step may have no `end`. */
export interface ScaleStep {
  start: number;
  end: number | null;
  description: string;
  color: string;
  /** Drawn with dots, because zero is a case of its own, not a small value. */
  isZero?: boolean;
}

export const getStep = (scale: readonly ScaleStep[], value: number) =>
  scale.find(({ start, end }) => start <= value && (end === null || value < end));

/** Returns black for a value outside all steps, so that a gap in a scale is noticed. */
export const colorScale = (scale: readonly ScaleStep[]) => (value: number) =>
  getStep(scale, value)?.color ?? dataColor.offScale;

/**
 * Bands in per cent: 0; 0.01 to 24; 24.01 to 49; 49.01 to 74; 74.01 to 100. Values have two decimals, hence
 * the 0.01.
 */
const bands = [
  { start: 0, end: 0.01, description: "0", isZero: true },
  { start: 0.01, end: 24.01, description: "1–24" },
  { start: 24.01, end: 49.01, description: "25–49" },
  { start: 49.01, end: 74.01, description: "50–74" },
  { start: 74.01, end: 100.01, description: "75–100" },
] as const;

export const percentScale = (colors: readonly [string, string, string, string, string]): ScaleStep[] =>
  colors.map((color, index) => ({ ...(bands[index] as ScaleStep), color }));

const percentOf = (fraction: number) => Math.round(fraction * 10_000) / 100;

export const stepOfFraction = (scale: readonly ScaleStep[], fraction: number): ScaleStep | undefined =>
  getStep(scale, percentOf(fraction));

/** Returns black for a fraction outside all steps. */
export const fractionColor = (scale: readonly ScaleStep[]) => (fraction: number) =>
  stepOfFraction(scale, fraction)?.color ?? dataColor.offScale;
