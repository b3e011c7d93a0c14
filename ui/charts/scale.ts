import { dataColor } from "../tokens/dataColor.ts";

/** Includes `start` but not `end`; the last step may have no `end`. */
export interface ScaleStep {
  start: number;
  end: number | null;
  description: string;
  color: string;
  /** Drawn with dots, because zero is not the lowest step. */
  isZero?: boolean;
}

export const getStep = (scale: readonly ScaleStep[], value: number) =>
  scale.find(({ start, end }) => start <= value && (end === null || value < end));

/** Returns black for a value outside all steps, so that a gap in a scale is noticed. */
export const colorScale = (scale: readonly ScaleStep[]) => (value: number) =>
  getStep(scale, value)?.color ?? dataColor.offScale;

/**
 * In per cent, bounds included: 0, up to 24, 49, 74 and 100. Shares have two decimals, so each band begins
 * 0.01 above the bound before.
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
