import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { space } from "../../tokens/tokens.ts";
import { cardLook } from "./cardLook.ts";

/** Parts under each other on their own surface. */
export const Card = styled.div`
  ${cardLook}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-content: start;
  min-width: 0;
  padding: ${space(2)};
  ${media.print} { break-inside: avoid; }
`;
