import type { ReadingState } from "../../charts/reading.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import type { LegendMarks } from "../../maps/Legend/marks.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { challengeScale } from "./challengeScale.ts";

export interface ChallengeLegendProps extends RootProps {
  states?: readonly ReadingState[];
  marks?: LegendMarks | undefined;
}

/**
 * - **When:** On the map of challenges.
 * - **When not:** Other themes: each has its legend.
 */
export function ChallengeLegend({ states, marks, ...root }: ChallengeLegendProps) {
  return (
    <Legend
      {...root}
      label="Active 100-Day Challenges"
      scale={challengeScale}
      states={states}
      marks={marks}
    />
  );
}
