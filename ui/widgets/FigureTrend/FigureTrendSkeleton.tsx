import { styled } from "styled-components";
import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { media } from "../../tokens/media.ts";

export const FigureTrendSkeleton = () => (
  <FigureSkeleton titleLines={3}>
    <Skeleton height="18rem" />
    <Names>
      <Skeleton height="11rem" />
    </Names>
  </FigureSkeleton>
);

const Names = styled.div`${media.wide} { display: none; }`;
