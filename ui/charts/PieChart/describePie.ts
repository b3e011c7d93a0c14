import { formatPercent } from "../../text/format.ts";
import { inUnits, type Writing } from "../../text/inWords.ts";
import { plain } from "../../text/words.ts";
import { isFigure } from "../reading.ts";
import { layoutPie, type Slice, totalOf } from "./layout.ts";

type PieWriting = Writing & {
  areShares?: boolean;
  /** Missing where everything was counted. */
  isChance?: ((one: number, other: number) => boolean) | undefined;
};

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
    const values = { whole, label: largest.slice.label };
    return total === 1 ? plain("{whole} is {label}", values) : plain("All {whole} are {label}", values);
  }
  const tied = others.filter(({ value }) => value === largest.value);
  const parts = plain(
    slices.every(({ value }) => isFigure(value)) ? "of {all} parts" : "of {all} parts with figures",
    { all: others.length + 1 },
  );
  if (tied.length > 0)
    return plain("{tied} {parts} are the largest, {share} each", {
      tied: tied.length + 1,
      parts,
      share: formatPercent(largest.share),
    });
  const share = plain("{label} is the largest {parts}, {share}", {
    label: largest.slice.label,
    parts,
    share: formatPercent(largest.share),
  });
  if (areShares) return share;
  const [next] = others;
  const ofAll = plain("{share} of {total}", { share, total: inUnits(total, writing) });
  return next && isChance(largest.value, next.value)
    ? plain("{largest}, about the same as {label} with {share}", {
        largest: ofAll,
        label: next.slice.label,
        share: formatPercent(next.share),
      })
    : ofAll;
}

export const describePie = (label: string, slices: readonly Slice[], writing: PieWriting): string =>
  `${label}: ${pieFinding(slices, writing) ?? plain("no data available")}.`;
