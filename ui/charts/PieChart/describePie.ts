import { formatPercent, inUnits, type Writing } from "../../text/format.ts";
import { isFigure } from "../reading.ts";
import { layoutPie, type Slice, totalOf } from "./layout.ts";

type PieWriting = Writing & {
  areShares?: boolean;
  /** Missing where everything was counted. */
  isChance?: ((one: number, other: number) => boolean) | undefined;
};

/** "Rape is the largest of 4 parts, 78.21% of 1,671 reports"; null without a figure. */
export function pieFinding(
  slices: readonly Slice[],
  { areShares = false, isChance = () => false, ...writing }: PieWriting,
): string | null {
  const total = totalOf(slices);
  if (total === null) return null;
  const [largest, ...others] = layoutPie(slices, 1);
  if (!largest) return inUnits(total, writing);
  if (others.length === 0 && areShares) return `${largest.slice.label}, ${formatPercent(1)}`;
  if (others.length === 0) {
    const whole = inUnits(total, writing);
    return `${total === 1 ? `${whole} is` : `All ${whole} are`} ${largest.slice.label}`;
  }
  const tied = others.filter(({ value }) => value === largest.value);
  const hidden = slices.some(({ value }) => !isFigure(value)) ? " with figures" : "";
  const parts = `of ${others.length + 1} parts${hidden}`;
  if (tied.length > 0)
    return `${tied.length + 1} ${parts} are the largest, ${formatPercent(largest.share)} each`;
  const share = `${largest.slice.label} is the largest ${parts}, ${formatPercent(largest.share)}`;
  if (areShares) return share;
  const [next] = others;
  const like =
    next && isChance(largest.value, next.value)
      ? `, about the same as ${next.slice.label} with ${formatPercent(next.share)}`
      : "";
  return `${share} of ${inUnits(total, writing)}${like}`;
}

export const describePie = (label: string, slices: readonly Slice[], writing: PieWriting): string =>
  `${label}: ${pieFinding(slices, writing) ?? "no data available"}.`;
