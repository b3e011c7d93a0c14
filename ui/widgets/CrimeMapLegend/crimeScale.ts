import { colorScale, type ScaleStep } from "../../charts/scale.ts";
import { dataColor } from "../../theme/dataColor.ts";

const [low, medium, high] = dataColor.crime.scale;

/** The crime map's steps: Low below 50, Medium from 50, High from 90. They are words for a number, not a judgement. */
export const crimeScale: readonly ScaleStep[] = [
  { start: 0, end: 50, description: "Low", color: low },
  { start: 50, end: 90, description: "Medium", color: medium },
  { start: 90, end: null, description: "High", color: high },
];

export const crimeColor = colorScale(crimeScale);
