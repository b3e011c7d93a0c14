import { styled } from "styled-components";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { formatCount } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, space } from "../../tokens/tokens.ts";
import { type Completion, completionWord, getCompletion } from "./completion.ts";

export interface CompletionMarkProps extends RootProps<HTMLSpanElement> {
  verified: number;
  total: number;
}

/**
 * "3/4" with a disc; screen readers get the state in words.
 *
 * - **When:** How much of one thing is verified.
 * - **When not:** A share without a goal: use `Doughnut`.
 */
export function CompletionMark({ verified, total, ...root }: CompletionMarkProps) {
  const completion = getCompletion(verified, total);
  return (
    <Root {...root}>
      <CompletionIcon completion={completion} />
      <span>
        <VisuallyHidden>{completionWord[completion]}, </VisuallyHidden>
        {formatCount(verified)}/{formatCount(total)}
      </span>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  color: ${color.ink};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const filled: Record<Completion, string | null> = {
  0: null,
  1: "M8 2 a6 6 0 0 1 0 12 z",
  2: "M8 2 a6 6 0 1 1 0 12 a6 6 0 1 1 0 -12 z",
};

/** The shape differs too, so that the state does not depend on colour. */
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
