import type { ReadingState } from "../../charts/reading.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { crimeScale } from "./crimeScale.ts";

export interface CrimeMapLegendProps {
  /** A police precinct's colour stands for its reports, every larger area's for the rate. */
  measure: "rate" | "reports";
  /** The states that occur on the map besides ordinary figures. */
  states?: readonly ReadingState[];
}

const titles = { rate: "Reports per 100,000 people", reports: "Number of reports" };
/** The scale's words are for rates; of counts only the bounds are told. */
const countScale = crimeScale.map(({ start, end, ...step }, index) => ({
  ...step,
  start,
  end,
  description: end === null ? `${start} or more` : index === 0 ? `Below ${end}` : `${start} to ${end - 1}`,
}));
const words = { zero: "None reported" };

/** What the crime map's colours and patterns mean. */
export function CrimeMapLegend({ measure, states }: CrimeMapLegendProps) {
  const isRate = measure === "rate";
  return (
    <Legend
      title={titles[measure]}
      scale={isRate ? crimeScale : countScale}
      hasBounds={isRate}
      states={states}
      words={words}
    />
  );
}

export const CrimeMapLegendSkeleton = () => <Skeleton width="17rem" height="4.5rem" />;
