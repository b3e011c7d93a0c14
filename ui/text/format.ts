import { createOnce } from "./createOnce.ts";

/**
 * Rounds the decimals of the written number, as `Intl` does: 1.005 becomes "1.01", though its binary value is
 * a little less.
 */
export function toDecimals(figure: number, fractionDigits: number): string {
  const size = Math.abs(figure);
  const isDecimal = !String(size).includes("e");
  const rounded = isDecimal ? Math.round(Number(`${size}e${fractionDigits}`)) / 10 ** fractionDigits : size;
  return `${figure < 0 ? "-" : ""}${rounded.toFixed(fractionDigits)}`;
}

/**
 * Writes a comma between thousands and a decimal point, like official statistics in English. Not
 * `Intl.NumberFormat`, which takes 12 ms to start, and 50 ms on a phone.
 */
const formatDigits = (figure: number, fractionDigits: number): string =>
  toDecimals(figure, fractionDigits).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

/** 51895 → "51,895" */
export const formatCount = (count: number) => formatDigits(count, 0);

/** 106.6571 → "106.66" */
export const formatRate = (rate: number) => formatDigits(rate, 2);

/** 0.625 → "62.50%" */
export const formatPercent = (fraction: number) => `${formatDigits(fraction * 100, 2)}%`;

export type FigureKind = "rate" | "count" | "percent";

export const figureFormats: Record<FigureKind, (figure: number) => string> = {
  rate: formatRate,
  count: formatCount,
  percent: formatPercent,
};

const formatTick = (value: number) => formatDigits(value, 2).replace(/\.?0+$/, "");

/** Rates and shares on an axis omit final zeros: 25 becomes "25", 2.5 becomes "2.5", 0.4 becomes "40%". */
export const axisFormats: typeof figureFormats = {
  ...figureFormats,
  rate: formatTick,
  percent: (fraction) => `${formatTick(fraction * 100)}%`,
};

/** 1.5 → "+1.50", -3 → "−3" */
export function formatChange(difference: number): string {
  const size = formatDigits(Math.abs(difference), 2).replace(/\.00$/, "");
  if (size === "0") return size;
  return `${difference > 0 ? "+" : "−"}${size}`;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * "2026-08-15" → "15 August 2026". Not `Intl.DateTimeFormat`, which starts as slowly as `Intl.NumberFormat`.
 */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** "1 area", "2 areas" */
export const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const getListFormat = createOnce(() => new Intl.ListFormat("en-GB"));
/** "Limpopo, Gauteng and Free State" */
export const formatList = (names: readonly string[]) => getListFormat().format(names);
/** A share above 1 means that more people responded than were expected, which is no percentage. */
export const formatShare = (share: number) => (share > 1 ? "more than 100%" : formatPercent(share));
export interface UnitFormat {
  format: (value: number) => string;
  /** The unit's plural: "reports". */
  unit: string;
}
/** "1 report", "2 reports" */
export const formatWithUnit = (value: number, { format, unit }: UnitFormat) =>
  `${format(value)} ${value === 1 ? unit.replace(/s$/, "") : unit}`;
