import { formatPercent, formatWithUnit, type UnitFormat } from "../../text/format.ts";
import { type CompareTotals, describeSimilarity } from "../comparison.ts";
import { isFigure } from "../reading.ts";
import { layoutPie, type Slice, totalOf } from "./layout.ts";

type PieWriting = UnitFormat & {
  areShares?: boolean;
  /** Undefined for complete counts, in which every difference is real. */
  compare?: CompareTotals | undefined;
};

export function pieFinding(
  slices: readonly Slice[],
  { areShares = false, compare, ...writing }: PieWriting,
): string | null {
  const total = totalOf(slices);
  if (total === null) return null;
  const [largest, ...otherSlices] = layoutPie(slices, 1);
  if (!largest) return formatWithUnit(total, writing);
  if (otherSlices.length === 0 && areShares) return `${largest.slice.label}, ${formatPercent(1)}`;
  if (otherSlices.length === 0) {
    const totalText = formatWithUnit(total, writing);
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
  const shareOfTotal = `${share} of ${formatWithUnit(total, writing)}`;
  if (next === undefined) return shareOfTotal;
  const comparison = compare?.(largest.value, next.value);
  return `${shareOfTotal}${describeSimilarity(comparison, `${next.slice.label} with ${formatPercent(next.share)}`)}`;
}

export const describePie = (label: string, slices: readonly Slice[], writing: PieWriting): string =>
  `${label}: ${pieFinding(slices, writing) ?? "no data available"}.`;
