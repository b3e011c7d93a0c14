import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";

/** The outline of CrimeYearBars that are on their way, as high as those in a panel. */
export function CrimeYearBarsSkeleton() {
  return (
    <FigureSkeleton titleLines={2}>
      <Skeleton height="20.5rem" />
    </FigureSkeleton>
  );
}
