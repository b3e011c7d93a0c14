import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";

export function BuildingBlockPanelSkeleton() {
  return (
    <FigureSkeleton>
      <Skeleton height="3.5rem" />
      <Skeleton lines={8} height="2.5rem" />
    </FigureSkeleton>
  );
}
