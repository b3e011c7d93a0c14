import { pageColumn, stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export const ChartColumn = styled.div`
  ${pageColumn("90rem", 3)}
  padding: ${space(2)} ${space(2)} ${space(6)};

  ${media.wide} { padding: ${space(3)} ${space(3)} ${space(8)}; }
  ${media.print} { padding: 0; }
`;

export const ChartHead = styled.header`
  ${stack(0.5)}

  h1 { font-size: ${font.size.large}; letter-spacing: -0.01em; }
  p { max-width: ${size.measure}; color: ${color.inkMuted}; font-size: ${font.size.small}; }
  p[data-chosen] { color: ${color.ink}; }
  ${media.print} { p[data-way] { display: none; } }
`;
