import * as english from "@gbvf/api/lib/words/home/english.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, layer, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useWords } from "../lib/words/useWords.tsx";

export function SkipLink() {
  const { say } = useWords();
  return <Root href="#main">{say(english.skip)}</Root>;
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
