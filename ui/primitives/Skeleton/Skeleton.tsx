import { styled } from "styled-components";
import { stack } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, radius } from "../../tokens/tokens.ts";

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** Any CSS length; full width by default. */
  width?: string;
  /** Any CSS length; one line of text by default. */
  height?: string;
  /** The number of lines, of which the last is shorter. */
  lines?: number;
}

/**
 * Reserves the content's place, so that nothing jumps.
 *
 * - **When:** Content is on its way, and its size is known.
 * - **When not:** Its size is not known: leave the room empty. It may take more than some seconds: say so in
 *   words.
 */
export function Skeleton({ width = "100%", height = "1em", lines = 1, ...root }: SkeletonProps) {
  return (
    <Lines {...root} aria-hidden>
      {Array.from({ length: lines }, (_, line) => `line-${line + 1}`).map((line) => (
        <Block key={line} $width={width} $height={height} />
      ))}
    </Lines>
  );
}

const Lines = styled.span`
  ${stack(1)}
`;

const Block = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  max-width: 100%;
  border-radius: ${radius.control};
  background: ${color.sunken};

  &:last-child:not(:first-child) {
    max-width: 60%;
  }

  ${media.forcedColors} { border: 1px solid GrayText; }
`;
