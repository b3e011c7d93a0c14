import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { space } from "../../tokens/tokens.ts";
import { cardLook } from "./cardLook.ts";

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
