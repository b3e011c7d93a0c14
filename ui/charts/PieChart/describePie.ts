import { formatPercent, formatWithUnit, type UnitFormat } from "../../text/format.ts";
import { type CompareTotals, describeSimilarity } from "../comparison.ts";
import { isFigure } from "../reading.ts";
import { layoutPie, type Slice, totalOf } from "./layout.ts";

type PieDescriptionOptions = UnitFormat & {
  areShares?: boolean;
  /** Undefined for complete counts, in which every difference is real. */
  compare?: CompareTotals | undefined;
};

export function getPieFinding(
  slices: readonly Slice[],
  { areShares = false, compare, ...unitFormat }: PieDescriptionOptions,
): string | null {
  const total = totalOf(slices);
  if (total === null) return null;
  const [largest, ...otherSlices] = layoutPie(slices, 1);
  if (!largest) return formatWithUnit(total, unitFormat);
  if (otherSlices.length === 0 && areShares) return `${largest.slice.label}, ${formatPercent(1)}`;
  if (otherSlices.length === 0) {
    const totalText = formatWithUnit(total, unitFormat);
    const { label } = largest.slice;
    return total === 1 ? `${totalText} is ${label}` : `All ${totalText} are ${label}`;
  }
  const tied = otherSlices.filter(({ value }) => value === largest.value);
  const parts = slices.every(({ value }) => isFigure(value))
    ? `of ${otherSlices.length + 1} parts`
    : `of ${otherSlices.length + 1} parts with figures`;
  if (tied.length > 0)
    return `${tied.length + 1} ${parts} are the largest, ${formatPercent(largest.share)} each`;
  const share = `${largest.slice.label} is the largest ${parts}, ${formatPercent(largest.share)}`;
  if (areShares) return share;
  const [next] = otherSlices;
  const shareOfTotal = `${share} of ${formatWithUnit(total, unitFormat)}`;
  if (next === undefined) return shareOfTotal;
  const comparison = compare?.(largest.value, next.value);
  return `${shareOfTotal}${describeSimilarity(comparison, `${next.slice.label} with ${formatPercent(next.share)}`)}`;
}

export const describePie = (
  label: string,
  slices: readonly Slice[],
  unitFormat: PieDescriptionOptions,
): string => `${label}: ${getPieFinding(slices, unitFormat) ?? "no data available"}.`;
