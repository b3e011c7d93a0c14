import { styled } from "styled-components";
import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";

export const FigureTrendSkeleton = (props: RootProps) => (
  <FigureSkeleton {...props} titleLines={3}>
    <Skeleton height="18rem" />
    <Names>
      <Skeleton height="11rem" />
    </Names>
  </FigureSkeleton>
);

const Names = styled.div`${media.wide} { display: none; }`;
