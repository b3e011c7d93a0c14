import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";
import { size, space } from "../../tokens/tokens.ts";

export interface FigureSkeletonProps extends RootProps {
  /** The number of lines that the title takes in a narrow panel. */
  titleLines?: number;
  children: ReactNode;
}

/** Each part has the height that it has in the loaded figure. */
export function FigureSkeleton({ titleLines = 1, children, ...root }: FigureSkeletonProps) {
  return (
    <Root {...root}>
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

const Actions = styled.div`height: ${size.target};`;
