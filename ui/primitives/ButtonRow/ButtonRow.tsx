import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";

/** Put the main button first. On a phone the buttons share the width. */
export const ButtonRow = styled.div`
  ${row(1.5)}

  ${media.phone} { > :is(button, a) { flex: 1 1 auto; } }
`;
