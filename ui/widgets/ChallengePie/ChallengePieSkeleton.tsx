import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";

export function ChallengePieSkeleton() {
  return (
    <FigureSkeleton>
      <Skeleton width="14rem" height="4rem" />
      <Skeleton height="18rem" />
    </FigureSkeleton>
  );
}
