import type { MeasureWords } from "../lib/figures/measure.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";

const writer = (fractionDigits: number) =>
  new Intl.NumberFormat("en", {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
const whole = writer(0);
const twoDecimals = writer(2);

const formats: Record<MeasureWords["kind"], (figure: number) => string> = {
  rate: (rate) => twoDecimals.format(rate),
  count: (count) => whole.format(count),
  percent: (fraction) => `${twoDecimals.format(fraction * 100)}%`,
};
export const formatIn = (kind: MeasureWords["kind"]) => formats[kind];

const levels: Record<number, readonly [one: string, many: string]> = {
  [BOUNDARY_TYPE.province]: ["province", "provinces"],
  [BOUNDARY_TYPE.district]: ["district", "districts"],
  [BOUNDARY_TYPE.municipality]: ["municipality", "municipalities"],
  [BOUNDARY_TYPE.ward]: ["ward", "wards"],
  [BOUNDARY_TYPE.precinct]: ["police precinct", "police precincts"],
};

export const countAreas = (count: number, boundaryTypeId: number) =>
  `${whole.format(count)} ${levelWord(boundaryTypeId, count)}`;

export const levelWord = (boundaryTypeId: number, count: number) =>
  (levels[boundaryTypeId] ?? ["area", "areas"])[count === 1 ? 0 : 1];

export const listed = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);

export const uncapitalised = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
