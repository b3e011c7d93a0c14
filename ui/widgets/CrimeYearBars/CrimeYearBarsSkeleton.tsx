import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { SkeletonStack } from "../SkeletonStack.tsx";

/** The outline of CrimeYearBars that are on their way. */
export function CrimeYearBarsSkeleton() {
  return (
    <SkeletonStack>
      <Skeleton width="20rem" height="2.5rem" />
      <Skeleton width="9rem" height="1.25rem" />
      <Skeleton height="1.25rem" />
      <Skeleton height="18rem" />
      <Skeleton height="2.5rem" />
      <Skeleton height="1.25rem" />
    </SkeletonStack>
  );
}
