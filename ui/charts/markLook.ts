import { css } from "styled-components";
import { media } from "../theme/media.ts";
import { color } from "../theme/tokens.ts";

/** A mark that takes the focus or the pointer gets a dark ring within a white one, seen on every fill. */
export const markLook = css`
  outline: none;
  cursor: default;

  &:focus-visible { stroke: ${color.ink}; stroke-width: 3; paint-order: fill stroke; }

  ${media.forcedColors} {
    &:focus-visible { stroke: Highlight; }
  }
`;
