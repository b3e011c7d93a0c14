import { media } from "@gbvf/ui/tokens/media.ts";
import { css } from "styled-components";

/**
 * For a page's `main`: keeps the focus clear of the fixed bars. WCAG 2.2, 2.4.11 "Focus Not Obscured". The distances
 * are those bars' heights and a little space: above, the header, on narrow screens the filters, and the label of a
 * field; below, the views.
 */
export const clearOfBars = css`
  :is(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block: 6.5rem;
    ${media.narrow} { scroll-margin-block: 10rem 4.75rem; }
    ${media.short} { scroll-margin-block: 6.5rem 1rem; }
  }
`;
