import { css } from "styled-components";
import { media } from "../../tokens/media.ts";
import { space } from "../../tokens/tokens.ts";

/**
 * Handle, rank, name, bar, share, figure, trend, menu; on a phone rank, name, share and menu, and the bar
 * below.
 */
export const gridColumns = css`
  display: grid;
  grid-template-columns: 2rem 2.75rem minmax(6rem, 14rem) minmax(0, 1fr) 5.5rem 5.5rem 4.5rem 5rem;
  align-items: center;
  gap: 0 ${space(1)};

  ${media.narrow} {
    grid-template-columns: 1.75rem minmax(0, 1fr) 5rem auto;
    gap: 0 ${space(0.75)};
  }
  /* Neither handle nor actions. */
  ${media.print} {
    grid-template-columns: 2.75rem minmax(8rem, 12rem) minmax(0, 1fr) 5.5rem 5.5rem 5rem;
    gap: 0 ${space(1)};
  }
`;
