import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";

/**
 * The main button comes first. On a phone they share the width.
 *
 * - **When:** The buttons at the end of a form or a dialog.
 * - **When not:** Actions of one row in a list: use `RowList` or `MenuButton`.
 * - **Keys:** Tab moves from one to the next; Enter and Space press a button, Enter follows a link.
 */
export const ButtonRow = styled.div`
  ${row(1.5)}

  ${media.phone} { > :is(button, a) { flex: 1 1 auto; } }
`;
