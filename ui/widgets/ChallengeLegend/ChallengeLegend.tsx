import type { ReadingState } from "../../charts/reading.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { challengeScale } from "./challengeScale.ts";

export interface ChallengeLegendProps {
  /** States on the map other than ordinary figures. */
  states?: readonly ReadingState[];
}

export function ChallengeLegend({ states }: ChallengeLegendProps) {
  return <Legend title="Active 100-Day Challenges" scale={challengeScale} states={states} />;
}

export const ChallengeLegendSkeleton = () => <Skeleton width="17rem" height="4.5rem" />;
