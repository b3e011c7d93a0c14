import type { MeasureDescription } from "./measure.ts";

const writer = (fractionDigits: number) =>
  new Intl.NumberFormat("en", {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
const formatWholeNumber = writer(0);
const twoDecimals = writer(2);

const formats: Record<MeasureDescription["kind"], (figure: number) => string> = {
  rate: (rate) => twoDecimals.format(rate),
  count: (count) => formatWholeNumber.format(count),
  percent: (fraction) => `${twoDecimals.format(fraction * 100)}%`,
};
export const formatIn = (kind: MeasureDescription["kind"]) => formats[kind];
