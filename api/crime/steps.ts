import type { Step } from "../shared/embedRendering.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";

const MEDIUM = 50;
const HIGH = 90;

/** Reports are whole numbers; only rates have words. */
export function listSteps(quarters: 1 | 4, boundaryTypeId: number): Step[] {
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
