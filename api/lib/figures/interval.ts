import { poissonInterval } from "../../shared/figures/poisson.ts";
import type { Measured, MeasureWords } from "./measure.ts";

export type Interval = [lower: number, upper: number];

/**
 * Exact 95 % interval of a rate per 100,000 people or a count, two decimals; null where chance plays no part.
 */
export function computeInterval(
  { value, cases, exposure }: Measured,
  kind: MeasureWords["kind"],
): Interval | null {
  if (typeof value !== "number" || cases === null || exposure === undefined) return null;
  const factor = kind === "rate" ? 100_000 / exposure : 1;
  const [lower, upper] = poissonInterval(cases);
  return [twoDecimals(lower * factor), twoDecimals(upper * factor)];
}

const twoDecimals = (figure: number) => Math.round(figure * 100) / 100;
