import { css } from "styled-components";
import { color, radius } from "./tokens.ts";

/** For links in text, and for buttons between them. */
export const underline = "text-decoration: underline 1px; text-underline-offset: 0.2em;";

/** An outline, because forced colours remove box shadows. */
export const focusRing = css`
  outline: 3px solid ${color.focus};
  outline-offset: 2px;
  border-radius: ${radius.control};
`;
