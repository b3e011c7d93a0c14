import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

/** Kept free, so that nothing moves when the footer's words come. */
export const FooterFrame = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(4)};
  min-height: 11rem;
  padding: ${space(1.5)} ${space(2)};
  border-top: 1px solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  ${media.wide} { min-height: 4rem; padding: ${space(0.5)} ${space(3)}; }
  ${media.print} { display: block; min-height: 0; font-size: 8pt; padding: ${space(0.5)} 0; border: 0; nav { display: none; } }
`;
