import { colorScale, type ScaleStep } from "../../charts/scale.ts";
import { dataColor } from "../../tokens/dataColor.ts";

/** The number of quarters that a rate covers: 4, or 1 if there are no four consecutive quarters. */
export type QuartersCovered = 1 | 4;

const [low, medium, high] = dataColor.crime.scale;
const QUARTERS_OF_A_YEAR = 4;

/** For a year: Low below 50, Medium from 50, High from 90. For one quarter, a quarter of these bounds. */
const getScale = (quarters: QuartersCovered): readonly ScaleStep[] => {
  const [from, to] = [50, 90].map((bound) => (bound * quarters) / QUARTERS_OF_A_YEAR) as [number, number];
  return [
    { start: 0, end: from, description: "Low", color: low },
    { start: from, end: to, description: "Medium", color: medium },
    { start: to, end: null, description: "High", color: high },
  ];
};

/** Low, Medium and High describe the number; they do not judge the place. */
export const crimeScales: Readonly<Record<QuartersCovered, readonly ScaleStep[]>> = {
  1: getScale(1),
  4: getScale(4),
};

export const crimeColors: Readonly<Record<QuartersCovered, (value: number) => string>> = {
  1: colorScale(crimeScales[1]),
  4: colorScale(crimeScales[4]),
};
