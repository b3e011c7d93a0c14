import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { pageColumn } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

/** Parts marked `data-wide` take the full width. */
export const TextColumn = styled.article`
  ${pageColumn("80rem", 3)}
  padding-block: ${space(3)} ${space(6)};

  h1 { font-size: ${font.size.page}; text-wrap: balance; }
  > :not([data-wide]) { max-width: ${size.measure}; }
  li + li { margin-block-start: ${space(0.5)}; }
  > section > h2 + * { margin-block-start: ${space(1)}; }
  ${media.wide} { padding-block: ${space(4)} ${space(8)}; }
  ${media.print} { padding-block: 0; }
`;

export function Loader() {
  return (
    <TextColumn aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton height="2.5rem" width="60%" />
      <Skeleton height="12rem" />
    </TextColumn>
  );
}
