import { styled } from "styled-components";
import { dataColor } from "../../tokens/dataColor.ts";
import type { Completion } from "./completion.ts";

const filled: Record<Completion, string | null> = {
  0: null,
  1: "M8 2 a6 6 0 0 1 0 12 z",
  2: "M8 2 a6 6 0 1 1 0 12 a6 6 0 1 1 0 -12 z",
};

/** The shape shows the state without the colour. */
export function CompletionIcon({ completion }: { completion: Completion }) {
  const path = filled[completion];
  return (
    <Disc viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
      {path && <path d={path} />}
    </Disc>
  );
}

const Disc = styled.svg`
  flex: none;
  color: ${dataColor.buildingBlock.text};

  circle { fill: none; stroke: currentColor; stroke-width: 2; }
  path { fill: currentColor; }
`;
