import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { space } from "../../tokens/tokens.ts";
import { cardStyle } from "../Card/Card.tsx";

/** A sheet of A4. On screen it is a preview with a frame; printed, each begins a new page. */
export const PrintPage = styled.article`
  ${cardStyle}
  width: 100%;
  max-width: 210mm;
  min-height: 20rem;
  padding: clamp(${space(2)}, 5vw, 14mm);
  overflow-wrap: anywhere;

  ${media.print} {
    max-width: none;
    min-height: 0;
    padding: 0;
    border: 0;
    break-inside: avoid-page;

    & + & { break-before: page; }
  }
`;
