import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

export const Panel = styled(Card).attrs({ as: "section" })`
  ${media.wide} { padding: ${space(3)}; }
`;

export const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

export const NameWithState = styled.div`
  ${row(0.5, 1.5)}
  align-items: center;
`;
