import { styled } from "styled-components";
import { stack } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import { space } from "../../tokens/tokens.ts";
import { cardLook } from "./cardLook.ts";

export const Card = styled.div`
  ${cardLook}
  ${stack(2)}
  align-content: start;
  min-width: 0;
  padding: ${space(2)};
  ${media.print} { break-inside: avoid; }
`;
