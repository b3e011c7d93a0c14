import { styled } from "styled-components";
import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";
import { space } from "../../tokens/tokens.ts";

export function CrimePieSkeleton(props: RootProps) {
  return (
    <FigureSkeleton {...props}>
      <Body>
        <Skeleton width="8rem" height="2.75rem" />
        <Skeleton height="2.4rem" />
        <Skeleton height="12rem" />
      </Body>
    </FigureSkeleton>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space(1.25)};
`;
