import type { ReadingState } from "../../charts/reading.ts";
import type { ScaleStep } from "../../charts/scale.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import type { LegendMarks } from "../../maps/Legend/marks.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { crimeScales, type QuartersCovered } from "./crimeScale.ts";

export interface CrimeMapLegendProps extends RootProps {
  /** A precinct's colour means reports, every larger area's the rate. */
  measure: "rate" | "reports";
  /** The limits of one quarter are a quarter of a year's limits. */
  quarters?: QuartersCovered;
  states?: readonly ReadingState[];
  marks?: LegendMarks | undefined;
}

const titles = {
  rate: "Sexual offences reported to the police, per 100,000 people",
  reports: "Sexual offences reported to the police",
};
/** The scale's words are for rates; counts show only the bounds. */
export const formatCountRange = ({ start, end }: ScaleStep) => {
  const [first, next] = [Math.ceil(start), end === null ? null : Math.ceil(end)];
  if (next === null) return `${first} or more`;
  return first === 0 ? `Below ${next}` : `${first} to ${next - 1}`;
};
const oneQuarter = "For one quarter, each limit is a quarter of the limit for a year.";
const stateLabels = {
  zero: "None reported",
};

/**
 * - **When:** On the map of reported crimes.
 * - **When not:** Other themes: each has its legend.
 */
export function CrimeMapLegend({ measure, quarters = 4, states, marks, ...root }: CrimeMapLegendProps) {
  const isRate = measure === "rate";
  const scale = crimeScales[quarters];
  return (
    <Legend
      {...root}
      label={titles[measure]}
      scale={isRate ? scale : scale.map((step) => ({ ...step, description: formatCountRange(step) }))}
      note={quarters === 1 ? oneQuarter : undefined}
      hasBounds={isRate}
      states={states}
      stateLabels={stateLabels}
      marks={marks}
    />
  );
}
