import { styled } from "styled-components";
import { stack } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import { space } from "../../tokens/tokens.ts";
import { cardLook } from "./cardLook.ts";

/**
 * - **When:** A part of the page that stands for itself and has a title of its own.
 * - **When not:** Parts of one thing: hairlines and space are enough.
 */
export const Card = styled.div`
  ${cardLook}
  ${stack(2)}
  align-content: start;
  min-width: 0;
  padding: ${space(2)};
  ${media.print} { break-inside: avoid; }
`;
