import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export const ChartColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-content: start;
  width: min(90rem, 100%);
  margin-inline: auto;
  padding: ${space(2)} ${space(2)} ${space(6)};

  ${media.wide} { padding: ${space(3)} ${space(3)} ${space(8)}; }
  ${media.print} { padding: 0; }
`;

export const ChartHead = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};

  h1 { font-size: ${font.size.large}; letter-spacing: -0.01em; }
  p { max-width: ${size.measure}; color: ${color.inkMuted}; font-size: ${font.size.small}; }
  p[data-chosen] { color: ${color.ink}; }
  ${media.print} { p[data-way] { display: none; } }
`;
