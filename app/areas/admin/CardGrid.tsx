import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

/** Cards side by side where there is room for two. */
export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

/** One subject of a screen, on a surface of its own. */
export const Panel = styled(Card).attrs({ as: "section" })`
  ${media.wide} { padding: ${space(3)}; }
`;

/** Small print: when, since when, by whom. */
export const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
