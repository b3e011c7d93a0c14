import type { ReadingState } from "../../charts/reading.ts";
import type { ScaleStep } from "../../charts/scale.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { crimeScales, type QuartersCovered } from "./crimeScale.ts";

export interface CrimeMapLegendProps {
  /** A police precinct's colour stands for its reports, every larger area's for the rate. */
  measure: "rate" | "reports";
  /** What the figures cover: the bounds of a single quarter are a quarter of a year's. */
  quarters?: QuartersCovered;
  /** The states that occur on the map besides ordinary figures. */
  states?: readonly ReadingState[];
}

const titles = { rate: "Reports per 100,000 people", reports: "Number of reports" };
/** The scale's words are for rates; of counts, which are whole, only the bounds are told. */
const countWords = ({ start, end }: ScaleStep) => {
  const [first, next] = [Math.ceil(start), end === null ? null : Math.ceil(end)];
  if (next === null) return `${first} or more`;
  return first === 0 ? `Below ${next}` : `${first} to ${next - 1}`;
};
const oneQuarter = "For one quarter: a quarter of the bounds of a year.";
const words = { zero: "None reported" };

/** What the crime map's colours and patterns mean. */
export function CrimeMapLegend({ measure, quarters = 4, states }: CrimeMapLegendProps) {
  const isRate = measure === "rate";
  const scale = crimeScales[quarters];
  return (
    <Legend
      title={titles[measure]}
      scale={isRate ? scale : scale.map((step) => ({ ...step, description: countWords(step) }))}
      note={quarters === 1 ? oneQuarter : undefined}
      hasBounds={isRate}
      states={states}
      words={words}
    />
  );
}

export const CrimeMapLegendSkeleton = () => <Skeleton width="17rem" height="4.5rem" />;
