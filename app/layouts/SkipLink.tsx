import { media } from "@gbvf/ui/tokens/media.ts";
import { color, layer, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export function SkipLink() {
  return <Root href="#main">Skip to main content</Root>;
}

const Root = styled.a`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: ${layer.exit};
  padding: ${space(1.5)} ${space(2)};
  background: ${color.surface};
  color: ${color.primary};

  ${media.print} { display: none; }
  &:not(:focus) { position: absolute; clip-path: inset(50%); }
`;
