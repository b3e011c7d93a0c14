import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";

export function CrimeYearBarsSkeleton(props: RootProps) {
  return (
    <FigureSkeleton {...props} titleLines={2}>
      <Skeleton height="20.5rem" />
    </FigureSkeleton>
  );
}
