import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";

/** The main button comes first. On a phone they share the width. */
export const ButtonRow = styled.div`
  ${row(1.5)}

  ${media.phone} { > :is(button, a) { flex: 1 1 auto; } }
`;
