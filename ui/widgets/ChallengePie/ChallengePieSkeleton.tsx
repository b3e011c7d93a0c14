import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";

export function ChallengePieSkeleton(props: RootProps) {
  return (
    <FigureSkeleton {...props}>
      <Skeleton width="14rem" height="4rem" />
      <Skeleton height="18rem" />
    </FigureSkeleton>
  );
}
