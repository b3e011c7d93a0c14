import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";

/** As high as the bars in a panel. */
export function CrimeYearBarsSkeleton() {
  return (
    <FigureSkeleton titleLines={2}>
      <Skeleton height="20.5rem" />
    </FigureSkeleton>
  );
}
