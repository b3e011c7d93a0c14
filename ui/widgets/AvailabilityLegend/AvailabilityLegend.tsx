import type { ReadingState } from "../../charts/reading.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import { inPercent, type LegendMarks } from "../../maps/Legend/marks.ts";
import { availabilityScale } from "./availabilityScale.ts";

export interface AvailabilityLegendProps {
  states?: readonly ReadingState[];
  /** As fractions. */
  marks?: LegendMarks | undefined;
}

const words = {
  "no-data": "None known here",
};

/**
 * - **When:** On the map of building blocks.
 * - **When not:** Other themes: each has its legend.
 */
export function AvailabilityLegend({ states, marks }: AvailabilityLegendProps) {
  return (
    <Legend
      title="Requirements available, per cent"
      scale={availabilityScale}
      states={states}
      words={words}
      marks={inPercent(marks)}
    />
  );
}
