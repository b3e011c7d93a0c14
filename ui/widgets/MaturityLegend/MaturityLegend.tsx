import type { ReadingState } from "../../charts/reading.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import { type LegendMarks, toPercentMarks } from "../../maps/Legend/marks.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { maturityScale } from "./maturityScale.ts";

export interface MaturityLegendProps extends RootProps {
  states?: readonly ReadingState[];
  /** Fractions, which the legend shows in per cent. */
  marks?: LegendMarks | undefined;
}

const stateLabels = {
  "no-data": "Nobody took part",
  "too-few": "Too few responses to show",
};

/**
 * - **When:** On the map of health checks.
 * - **When not:** Other themes: each has its legend.
 */
export function MaturityLegend({ states, marks, ...root }: MaturityLegendProps) {
  return (
    <Legend
      {...root}
      label="Overall GBVF maturity, per cent"
      scale={maturityScale}
      states={states}
      stateLabels={stateLabels}
      marks={toPercentMarks(marks)}
    />
  );
}
