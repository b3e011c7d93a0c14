import type { ReadingState } from "../../charts/reading.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { challengeScale } from "./challengeScale.ts";

export interface ChallengeLegendProps {
  /** The states that occur on the map besides ordinary figures. */
  states?: readonly ReadingState[];
}

/** What the colours and patterns of the map of 100-Day Challenges mean. */
export function ChallengeLegend({ states }: ChallengeLegendProps) {
  return <Legend title="Active 100-Day Challenges" scale={challengeScale} states={states} />;
}

export const ChallengeLegendSkeleton = () => <Skeleton width="17rem" height="4.5rem" />;
