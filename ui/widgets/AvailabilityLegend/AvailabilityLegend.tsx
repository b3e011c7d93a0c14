import type { ReadingState } from "../../charts/reading.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { availabilityScale } from "./availabilityScale.ts";

export interface AvailabilityLegendProps {
  /** The states that occur on the map besides ordinary figures. */
  states?: readonly ReadingState[];
}

const words = { "no-data": "None known here" };

/** What the building blocks' colours and patterns mean. */
export function AvailabilityLegend({ states }: AvailabilityLegendProps) {
  return (
    <Legend
      title="Requirements available, per cent"
      scale={availabilityScale}
      states={states}
      words={words}
    />
  );
}

export const AvailabilityLegendSkeleton = () => <Skeleton width="17rem" height="4.5rem" />;
