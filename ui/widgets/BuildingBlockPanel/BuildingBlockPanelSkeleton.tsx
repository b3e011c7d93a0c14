import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";

export function BuildingBlockPanelSkeleton(props: RootProps) {
  return (
    <FigureSkeleton {...props}>
      <Skeleton height="3.5rem" />
      <Skeleton lines={8} height="2.5rem" />
    </FigureSkeleton>
  );
}
