import type { ReadingState } from "../../charts/reading.ts";
import type { ScaleStep } from "../../charts/scale.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import type { LegendMarks } from "../../maps/Legend/marks.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { crimeScales, type QuartersCovered } from "./crimeScale.ts";

export interface CrimeMapLegendProps extends RootProps {
  /** The colour of a precinct means its reports, the colour of a larger area its rate. */
  measure: "rate" | "reports";
  /** For one quarter, the bounds of the steps are a quarter of the bounds for a year. */
  quarters?: QuartersCovered;
  states?: readonly ReadingState[];
  marks?: LegendMarks | undefined;
}

const titles = {
  rate: "Sexual offences reported to the police, per 100,000 people",
  reports: "Sexual offences reported to the police",
};
/** Counts have only bounds, because the scale's words, such as "Low", describe rates. */
export const formatCountRange = ({ start, end }: ScaleStep) => {
  const [first, next] = [Math.ceil(start), end === null ? null : Math.ceil(end)];
  if (next === null) return `${first} or more`;
  return first === 0 ? `Below ${next}` : `${first} to ${next - 1}`;
};
const oneQuarter = "For one quarter, each limit is a quarter of the limit for a year.";
const stateLabels = {
  zero: "None reported",
  "under-covered": "Partial: precincts with figures have under 80% or over 125% of the people",
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
