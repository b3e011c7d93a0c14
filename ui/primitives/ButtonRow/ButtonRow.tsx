import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { space } from "../../tokens/tokens.ts";

/** The main button comes first. On a phone they share the width. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};

  ${media.narrow} { > :is(button, a) { flex: 1 1 8rem; } }
`;
