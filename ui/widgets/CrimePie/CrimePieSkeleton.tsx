import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { SkeletonStack } from "../SkeletonStack.tsx";

/** The outline of a CrimePie that is on its way, as high as one with four types in a narrow panel. */
export function CrimePieSkeleton() {
  return (
    <SkeletonStack>
      <Skeleton width="12rem" height="1.5rem" />
      <Skeleton width="9rem" height="1.25rem" />
      <Skeleton width="8rem" height="2.75rem" />
      <Skeleton height="1.25rem" />
      <Skeleton width="16rem" height="13.25rem" />
      <Skeleton height="8rem" />
      <Skeleton height="2.5rem" />
      <Skeleton height="1.25rem" />
    </SkeletonStack>
  );
}
