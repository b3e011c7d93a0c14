import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, font, size, space } from "../../tokens/tokens.ts";

export const DataNote = styled.p`
  max-width: ${size.measure};
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.warning};
  font-size: ${font.size.small};
  ${media.print} { max-width: none; }
`;
