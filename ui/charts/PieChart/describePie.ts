import { formatPercent, inUnits, type Writing } from "../format.ts";
import { layoutPie, type Slice, totalOf } from "./layout.ts";

/** "Crime by type: Rape is the largest of 4 parts, 78.21% of 1,671 reports." */
export function describePie(
  label: string,
  slices: readonly Slice[],
  { areShares = false, ...writing }: Writing & { areShares?: boolean },
): string {
  const total = totalOf(slices);
  if (total === null) return `${label}: no data available.`;
  const [largest, ...others] = layoutPie(slices, 1);
  if (!largest) return `${label}: ${inUnits(total, writing)}.`;
  if (others.length === 0 && areShares) return `${label}: ${largest.slice.label}, ${formatPercent(1)}.`;
  if (others.length === 0) {
    const whole = inUnits(total, writing);
    return `${label}: ${total === 1 ? `${whole} is` : `all ${whole} are`} ${largest.slice.label}.`;
  }
  const parts = `largest of ${others.length + 1} parts`;
  const share = `${label}: ${largest.slice.label} is the ${parts}, ${formatPercent(largest.share)}`;
  return areShares ? `${share}.` : `${share} of ${inUnits(total, writing)}.`;
}
