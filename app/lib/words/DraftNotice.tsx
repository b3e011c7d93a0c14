import * as english from "@gbvf/api/lib/words/home/english.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { useWords } from "./useWords.tsx";

export function DraftNotice() {
  const { say } = useWords();
  const { pathname, search } = useLocation();
  return (
    <Root role="note">
      {say(english.draft)}{" "}
      <a href={pathname + search} hrefLang="en">
        {say(english.inEnglish)}
      </a>
    </Root>
  );
}

const Root = styled.p`
  padding: ${space(1)} ${space(1.5)};
  border-bottom: 1px solid ${color.line};
  background: ${color.warningTint};
  font-size: ${font.size.small};
  line-height: 1.35;

  a { display: inline-block; min-height: 24px; }
  ${media.wide} { padding-inline: ${space(3)}; }
`;
