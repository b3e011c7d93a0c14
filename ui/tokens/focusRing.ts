import { css } from "styled-components";
import { color, radius } from "./tokens.ts";

/** Outlines survive forced colours; box shadows do not. */
export const focusRing = css`
  outline: 3px solid ${color.focus};
  outline-offset: 2px;
  border-radius: ${radius.control};
`;
