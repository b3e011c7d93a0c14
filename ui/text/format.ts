/**
 * A comma between thousands, a decimal point. `Intl`'s en-ZA has a decimal comma, which official statistics
 * in English do not use.
 */
function writer(fractionDigits: number) {
  const number = new Intl.NumberFormat("en", {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  return (figure: number) => number.format(figure);
}

const whole = writer(0);
const twoDecimals = writer(2);

/** 51895 → "51,895" */
export const formatCount = (count: number) => whole(count);

/** 106.6571 → "106.66" */
export const formatRate = (rate: number) => twoDecimals(rate);

/** 0.625 → "62.50%" */
export const formatPercent = (fraction: number) => `${twoDecimals(fraction * 100)}%`;

export type FigureKind = "rate" | "count" | "percent";

export const figureFormats: Record<FigureKind, (figure: number) => string> = {
  rate: formatRate,
  count: formatCount,
  percent: formatPercent,
};

const shortest = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** On an axis a rate has only the decimals it needs: 25 → "25", 2.5 → "2.5". */
export const axisFormats: typeof figureFormats = {
  ...figureFormats,
  rate: (rate) => shortest.format(rate),
};

const change = new Intl.NumberFormat("en", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "exceptZero",
  trailingZeroDisplay: "stripIfInteger",
});

/** 1.5 → "+1.50", -3 → "−3" */
export const formatChange = (difference: number) => change.format(difference).replace("-", "−");

const date = new Intl.DateTimeFormat("en-ZA", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-08-15" → "15 August 2026" */
export const formatDate = (isoDate: string) => date.format(new Date(`${isoDate}T00:00:00Z`));

/** "1 area", "2 areas" */
export const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const list = new Intl.ListFormat("en-GB");
/** "Limpopo, Gauteng and Free State" */
export const formatList = (names: readonly string[]) => list.format(names);
/** More than all who were asked is no share. */
export const formatShare = (share: number) => (share > 1 ? "more than 100%" : formatPercent(share));
export interface UnitFormat {
  format: (value: number) => string;
  /** In the plural: "reports". */
  unit: string;
}
/** "1 report", "2 reports" */
export const formatWithUnit = (value: number, { format, unit }: UnitFormat) =>
  `${format(value)} ${value === 1 ? unit.replace(/s$/, "") : unit}`;
