import { css, styled } from "styled-components";
import { stack } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import { color, radius, space } from "../../tokens/tokens.ts";

/** For elements that cannot be a `Card`, such as items of a list or a panel over the map. */
export const cardStyle = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

export const Card = styled.div`
  ${cardStyle}
  ${stack(2)}
  align-content: start;
  min-width: 0;
  padding: ${space(2)};
  ${media.print} { break-inside: avoid; }
`;
