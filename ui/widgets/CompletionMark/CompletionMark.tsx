import { styled } from "styled-components";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { formatCount } from "../../text/format.ts";
import { color, space } from "../../tokens/tokens.ts";
import { CompletionIcon } from "./CompletionIcon.tsx";
import { completionOf, completionWord } from "./completion.ts";

export interface CompletionMarkProps {
  verified: number;
  total: number;
}

/**
 * "3/4" with a disc; screen readers get the state in words.
 *
 * - **When:** How much of one thing is verified.
 * - **When not:** A share without a goal: use `Doughnut`.
 */
export function CompletionMark({ verified, total }: CompletionMarkProps) {
  const completion = completionOf(verified, total);
  return (
    <Root>
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
