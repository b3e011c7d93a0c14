import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";

export function CrimeYearBarsSkeleton() {
  return (
    <FigureSkeleton titleLines={2}>
      <Skeleton height="20.5rem" />
    </FigureSkeleton>
  );
}
