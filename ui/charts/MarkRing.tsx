import { styled } from "styled-components";
import { media } from "../tokens/media.ts";
import { color } from "../tokens/tokens.ts";

/** A dark line on a white one is visible on every fill. */
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
  stroke: ${color.ink};
  stroke-width: 2.5;

  ${media.forcedColors} { stroke: Highlight; }
`;
