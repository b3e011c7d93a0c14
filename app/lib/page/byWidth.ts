import { media, query } from "@gbvf/ui/tokens/media.ts";
import { css, styled } from "styled-components";

// Pages render both variants, and CSS hides one, also from screen readers.

/** The wide variant is also the printed one. */
export const wideOnly = css`@media screen and ${query.narrow} { display: none; }`;

export const narrowOnly = css`
  ${media.wide} { display: none; }
  ${media.print} { display: none; }
`;

export const WideOnly = styled.div`display: contents; ${wideOnly}`;

export const NarrowOnly = styled.div`display: contents; ${narrowOnly}`;
