import { styled } from "styled-components";
import { color, font, space } from "../../theme/tokens.ts";

export interface FreshnessNoteProps {
  /** The latest period with figures: "Apr - Jun 2026". */
  latest: string;
  /** The last completed period: "Jul - Sep 2026". */
  expected: string;
}

/** Says so where the latest figures are older than they could be; says nothing where they are not. */
export function FreshnessNote({ latest, expected }: FreshnessNoteProps) {
  if (latest === expected) return null;
  return (
    <Root>
      Figures for {expected} are not yet captured. The latest are for {latest}.
    </Root>
  );
}

const Root = styled.p`
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.warning};
  font-size: ${font.size.small};
`;
