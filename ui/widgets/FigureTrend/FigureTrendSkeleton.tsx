import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";

export const FigureTrendSkeleton = () => (
  <FigureSkeleton titleLines={3}>
    <Skeleton height="18rem" />
  </FigureSkeleton>
);
