import { css } from "styled-components";
import { color, radius } from "../../tokens/tokens.ts";

/** For what is not a `Card` itself: items of a list, a panel over the map. */
export const cardLook = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
`;
