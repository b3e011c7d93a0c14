import { BOUNDARY_TYPE } from "../lib/boundaryTypes.ts";
import type { Step } from "../lib/measure.ts";

/** Of a year's rates, or a year's reports of a precinct; of one quarter, a quarter of these. */
const MEDIUM = 50;
const HIGH = 90;

/** The words are for rates; reports, which are whole, have their bounds only. */
export function stepsOf(quarters: 1 | 4, boundaryTypeId: number): Step[] {
  const [medium, high] = [(MEDIUM * quarters) / 4, (HIGH * quarters) / 4];
  if (boundaryTypeId === BOUNDARY_TYPE.precinct) {
    const [second, third] = [Math.ceil(medium), Math.ceil(high)];
    return [
      { from: 0, words: `Below ${second}` },
      { from: medium, words: `${second} to ${third - 1}` },
      { from: high, words: `${third} or more` },
    ];
  }
  return [
    { from: 0, words: `Low, below ${medium}` },
    { from: medium, words: `Medium, ${medium}–${high}` },
    { from: high, words: `High, ${high}+` },
  ];
}
