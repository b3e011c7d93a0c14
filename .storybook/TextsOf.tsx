import { styled } from "styled-components";
import shownHelp from "../api/lib/words/help/shown.json" with { type: "json" };
import type { Translated } from "../api/lib/words/languages.ts";
import shownSurvey from "../api/lib/words/survey/shown.json" with { type: "json" };
import { type PoEntry, readPo } from "../scripts/words/po.ts";
import { color, font, space } from "../ui/tokens/tokens.ts";

type Grades = Readonly<
  Record<string, { official?: { source: string }; reviewed?: { by: string; on: string } } | undefined>
>;

const catalogues = import.meta.glob<string>("../api/lib/words/*/*.po", {
  query: "?raw",
  import: "default",
  eager: true,
});
const grades = import.meta.glob<Grades>("../api/lib/words/*/*.grades.json", {
  import: "default",
  eager: true,
});

const SHOWN: Readonly<Record<"help" | "survey", Record<Translated, object>>> = {
  help: shownHelp,
  survey: shownSurvey,
};

interface TextsOfProps {
  area: "help" | "survey";
  language: Translated;
}

/** Each text of an area with its English, its grade and its source. */
export function TextsOf({ area, language }: TextsOfProps) {
  const ofLanguage = grades[`../api/lib/words/${area}/${language}.grades.json`];
  const { entries } = readPo(catalogues[`../api/lib/words/${area}/${language}.po`] ?? "");
  return (
    <Root aria-label={`Texts of ${area}`}>
      <h2>Texts of {area}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.texts.map((text) => (
              <b key={text} lang={language}>
                {text}{" "}
              </b>
            ))}
            <p>{entry.english.join(" | ")}</p>
            <small>{gradeOf(entry, SHOWN[area][language], ofLanguage)}</small>
          </li>
        ))}
      </ul>
    </Root>
  );
}

function gradeOf({ id, texts }: PoEntry, shown: object, ofLanguage: Grades = {}): string {
  const { official, reviewed } = ofLanguage[id] ?? {};
  const isKept = id in shown;
  if (texts.length === 0) return "Missing: shown in English";
  if (isKept && official) return `Official word: ${official.source}`;
  if (isKept && reviewed) return `Reviewed by ${reviewed.by} on ${reviewed.on}`;
  return official || reviewed ? "Changed since its review: shown in English" : "Draft: shown in English";
}

const Root = styled.section`
  max-width: 60rem;
  padding: ${space(2)};

  ul { padding: 0; list-style: none; }
  li { padding-block: ${space(1)}; border-top: 1px solid ${color.line}; overflow-wrap: anywhere; }
  p { margin: 0; color: ${color.inkMuted}; }
  small { font-size: ${font.size.small}; }
`;
