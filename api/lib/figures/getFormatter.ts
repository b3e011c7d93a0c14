import type { MeasureDescription } from "./measure.ts";

const createFormatter = (fractionDigits: number) =>
  new Intl.NumberFormat("en", {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
const formatWholeNumber = createFormatter(0);
const formatTwoDecimals = createFormatter(2);

const formatters: Record<MeasureDescription["kind"], (figure: number) => string> = {
  rate: (rate) => formatTwoDecimals.format(rate),
  count: (count) => formatWholeNumber.format(count),
  percent: (fraction) => `${formatTwoDecimals.format(fraction * 100)}%`,
};
export const getFormatter = (kind: MeasureDescription["kind"]) => formatters[kind];
