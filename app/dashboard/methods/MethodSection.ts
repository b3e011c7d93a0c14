import { media } from "@gbvf/ui/tokens/media.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export const MethodSection = styled.section`
  overflow-wrap: anywhere;
  display: grid;
  gap: ${space(1.5)};
  padding-block-start: ${space(3)};
  border-top: 1px solid ${color.line};
  outline: none;

  h3 { margin-block-end: ${space(0.25)}; }
  p { white-space: pre-line; }
  li { padding-block: ${space(0.25)}; }
  /* Browsers break blocks correctly across pages, but let grids overlap. */
  ${media.print} {
    display: block;
    > * { margin-block-end: ${space(1)}; break-inside: avoid; }
    [data-no-print] { display: none; }
  }
`;
