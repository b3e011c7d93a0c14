import { pageColumn, row, stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { NarrowOnly } from "../../lib/page/byWidth.ts";

export const ChartColumn = styled.div`
  ${pageColumn("120rem", 2)}
  padding-block: ${space(1.5)} ${space(6)};

  ${media.print} { padding-block: 0; }
`;

export const ChartHead = styled.header`
  ${stack(0.5)}

  h1 { font-size: ${font.size.large}; letter-spacing: -0.01em; }
  p { max-width: 80ch; color: ${color.inkMuted}; font-size: ${font.size.small}; }
  p[data-chosen] { color: ${color.ink}; }
`;

export const HeadRow = styled.div`
  ${row(1, 4)}
  flex-wrap: nowrap;
  align-items: end;
  justify-content: space-between;

  [data-compare] { flex: 0 0 20rem; }
  ${media.narrow} {
    flex-wrap: wrap;
    align-items: center;
    > :first-child { flex: 1 1 60%; min-width: 0; }
    &:has(${NarrowOnly} [role="combobox"]) > *, ${NarrowOnly} > :has([role="combobox"]) { flex: 1 1 100%; }
  }
  ${media.print} { [data-compare] { display: none; } }
`;

export const Tools = styled.div`
  ${row(1, 3)}
  align-items: center;

  p { max-width: ${size.measure}; font-size: ${font.size.small}; }
  ${media.print} { display: none; }
`;
