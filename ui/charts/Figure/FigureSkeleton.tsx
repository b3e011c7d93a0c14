import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { size, space } from "../../tokens/tokens.ts";

export interface FigureSkeletonProps {
  /** Lines that the title takes in a narrow panel. */
  titleLines?: number;
  /** The outline of the drawing, as high as the drawing. */
  children: ReactNode;
}

/** The outline of a figure that is on its way, part by part as high as the figure in a panel. */
export function FigureSkeleton({ titleLines = 1, children }: FigureSkeletonProps) {
  return (
    <Root>
      <Head>
        <Skeleton width="14rem" height={`${titleLines * 1.5}rem`} />
        <Skeleton width="9rem" height="1.3rem" />
        <Actions />
      </Head>
      {children}
      <Skeleton height="5.25rem" />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

const Head = styled.div`display: grid;`;

/** The place of the buttons, which are as high as a finger needs. */
const Actions = styled.div`height: ${size.target};`;
