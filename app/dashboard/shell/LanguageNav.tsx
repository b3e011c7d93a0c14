import { type DraftLanguage, draftedPages } from "@gbvf/api/lib/words/drafts.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import { LANGUAGES } from "@gbvf/api/lib/words/languages.ts";
import { font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { useWords } from "../../lib/words/useWords.tsx";

export function LanguageNav({ languages }: { languages: readonly DraftLanguage[] }) {
  const { language, say } = useWords();
  const { pathname, search } = useLocation();
  const labelId = useId();
  if (!draftedPages.includes(pathname)) return null;
  return (
    <Root aria-labelledby={labelId}>
      <p id={labelId}>{say(english.language)}</p>
      <ul>
        {(["en", ...languages] as const).map((code) => (
          <li key={code}>
            {code === language ? (
              <span aria-current="true">{LANGUAGES[code]}</span>
            ) : (
              <a href={(code === "en" ? "" : `/${code}`) + pathname + search} lang={code} hrefLang={code}>
                {LANGUAGES[code]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};

  ul { display: flex; flex-wrap: wrap; gap: 0 ${space(2)}; padding: 0; list-style: none; }
  :is(a, span) { display: inline-flex; align-items: center; min-height: ${size.target}; }
  span { font-weight: ${font.weight.strong}; }
`;
