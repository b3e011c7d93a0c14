import { media } from "@gbvf/ui/tokens/media.ts";
import { size, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export const TextColumn = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-content: start;
  max-width: calc(${size.measure} + ${space(6)});
  padding: ${space(4)} ${space(2)} ${space(6)};

  ${media.wide} { padding: ${space(8)} ${space(6)}; }
`;
