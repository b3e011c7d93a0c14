import { css } from "styled-components";
import { color, radius } from "./tokens.ts";

/** Of links in text, and of buttons that stand among them. */
export const underline = "text-decoration: underline 1px; text-underline-offset: 0.2em;";

/** Outlines survive forced colours; box shadows do not. */
export const focusRing = css`
  outline: 3px solid ${color.focus};
  outline-offset: 2px;
  border-radius: ${radius.control};
`;
