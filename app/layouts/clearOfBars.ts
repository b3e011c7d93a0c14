import { media } from "@gbvf/ui/tokens/media.ts";
import { css } from "styled-components";

/** Scrolls focused elements clear of fixed bars, which must not cover them (WCAG 2.2, 2.4.11). */
export const clearOfBars = css`
  :is(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block: 6.5rem;
    ${media.narrow} { scroll-margin-block: 7.75rem 3.75rem; }
    ${media.short} { scroll-margin-block: 4rem 1rem; }
  }
`;
