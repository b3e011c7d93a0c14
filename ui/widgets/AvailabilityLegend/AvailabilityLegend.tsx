import type { ReadingState } from "../../charts/reading.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import { type LegendMarks, toPercentMarks } from "../../maps/Legend/marks.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { availabilityScale } from "./availabilityScale.ts";

export interface AvailabilityLegendProps extends RootProps {
  states?: readonly ReadingState[];
  /** Fractions, which the legend shows in per cent. */
  marks?: LegendMarks | undefined;
}

const stateLabels = {
  "no-data": "None known here",
  "under-covered": "Partial: under 80% of known places are captured",
};

/**
 * - **When:** On the map of building blocks.
 * - **When not:** Other themes: each has its legend.
 */
export function AvailabilityLegend({ states, marks, ...root }: AvailabilityLegendProps) {
  return (
    <Legend
      {...root}
      label="Requirements available, per cent"
      scale={availabilityScale}
      states={states}
      stateLabels={stateLabels}
      marks={toPercentMarks(marks)}
    />
  );
}
