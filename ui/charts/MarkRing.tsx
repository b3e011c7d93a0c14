import { styled } from "styled-components";
import { dataColor } from "../tokens/dataColor.ts";
import { media } from "../tokens/media.ts";

/** Draws a dark line over a wider white line, which is visible on every fill. */
export function MarkRing({ d }: { d: string | undefined }) {
  return (
    <g aria-hidden>
      <Under d={d} />
      <Over d={d} />
    </g>
  );
}

const Under = styled.path`
  fill: none;
  stroke: white;
  stroke-width: 5;
  stroke-linejoin: round;
  pointer-events: none;

  ${media.forcedColors} { stroke: Canvas; }
`;

const Over = styled(Under)`
  stroke: ${dataColor.labelOnLight};
  stroke-width: 2.5;

  ${media.forcedColors} { stroke: Highlight; }
`;
