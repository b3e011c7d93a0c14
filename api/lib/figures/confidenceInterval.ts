import { poissonInterval } from "../../shared/figures/poisson.ts";
import type { MeasureDescription, MeasuredFigure } from "./measure.ts";

export type ConfidenceInterval = [lower: number, upper: number];

/**
 * Computes the exact 95 % interval of a rate per 100,000 or a count. Null if chance plays no part in the
 * figure.
 */
export function computeConfidenceInterval(
  { value, cases, exposure }: MeasuredFigure,
  kind: MeasureDescription["kind"],
): ConfidenceInterval | null {
  if (typeof value !== "number" || cases === null || exposure === undefined) return null;
  const factor = kind === "rate" ? 100_000 / exposure : 1;
  const [lower, upper] = poissonInterval(cases);
  return [roundToTwoDecimals(lower * factor), roundToTwoDecimals(upper * factor)];
}

const roundToTwoDecimals = (figure: number) => Math.round(figure * 100) / 100;
