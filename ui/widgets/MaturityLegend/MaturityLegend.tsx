import type { ReadingState } from "../../charts/reading.ts";
import { Legend } from "../../maps/Legend/Legend.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { maturityScale } from "./maturityScale.ts";

export interface MaturityLegendProps {
  /** States on the map other than ordinary figures. */
  states?: readonly ReadingState[];
}

const words = { "no-data": "Nobody took part", "too-few": "Too few responses to show" };

export function MaturityLegend({ states }: MaturityLegendProps) {
  return (
    <Legend title="Overall GBVF maturity, per cent" scale={maturityScale} states={states} words={words} />
  );
}

export const MaturityLegendSkeleton = () => <Skeleton width="17rem" height="4.5rem" />;
