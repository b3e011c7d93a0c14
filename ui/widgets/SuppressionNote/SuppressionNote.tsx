import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

/**
 * - **When:** Something is hidden because too few took part.
 * - **When not:** There is no figure: say "No data".
 */
export function SuppressionNote(root: RootProps<HTMLParagraphElement>) {
  return (
    <Root {...root}>
      Too few responses to show: results based on few people or organisations stay hidden, so that nobody can
      be recognised by them.
    </Root>
  );
}

const Root = styled.p`
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.edge};
  font-size: ${font.size.small};
`;
