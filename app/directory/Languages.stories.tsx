import { english } from "@gbvf/api/lib/words/help/english.ts";
import shownHelp from "@gbvf/api/lib/words/help/shown.json" with { type: "json" };
import { LANGUAGES, type Language, type Translated } from "@gbvf/api/lib/words/languages.ts";
import shownSurvey from "@gbvf/api/lib/words/survey/shown.json" with { type: "json" };
import { helpMarkupIn } from "@gbvf/mocks/directory/help.ts";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { speakPseudo } from "../../.storybook/pseudo.ts";
import { small } from "../../.storybook/viewports.ts";
import { type PoEntry, readPo } from "../../scripts/words/po.ts";
import "./help.css";

type Grades = Readonly<
  Record<string, { official?: { source: string }; reviewed?: { by: string; on: string } } | undefined>
>;

const catalogues = import.meta.glob<string>("../../api/lib/words/*/*.po", {
  query: "?raw",
  import: "default",
  eager: true,
});
const grades = import.meta.glob<Grades>("../../api/lib/words/*/*.grades.json", {
  import: "default",
  eager: true,
});

const AREAS = [
  { area: "help", heading: "The help page", shown: shownHelp },
  { area: "survey", heading: "The survey", shown: shownSurvey },
] as const;

function LanguageSheet({ language }: { language: Translated }) {
  return (
    <main className="help-page">
      <h1 lang={language}>{LANGUAGES[language]}</h1>
      {/* The server escapes every value. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div className="help" lang={language} dangerouslySetInnerHTML={{ __html: helpMarkupIn(language) }} />
      {AREAS.map(({ area, heading, shown }) => (
        <section key={area} aria-label={heading}>
          <h2>{heading}</h2>
          <ul className="help">
            {readPo(catalogues[`../../api/lib/words/${area}/${language}.po`] ?? "").entries.map((entry) => (
              <Text
                key={entry.id}
                entry={entry}
                language={language}
                grade={gradeOf(
                  entry,
                  entry.id in shown[language],
                  grades[`../../api/lib/words/${area}/${language}.grades.json`],
                )}
              />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function gradeOf({ id, texts }: PoEntry, isShown: boolean, ofLanguage: Grades = {}): string {
  const { official, reviewed } = ofLanguage[id] ?? {};
  if (texts.length === 0) return "Missing: shown in English";
  if (isShown && official) return `Official word: ${official.source}`;
  if (isShown && reviewed) return `Reviewed by ${reviewed.by} on ${reviewed.on}`;
  return official || reviewed ? "Changed since its review: shown in English" : "Draft: shown in English";
}

function Text({ entry, language, grade }: { entry: PoEntry; language: Language; grade: string }) {
  return (
    <li>
      {entry.texts.map((text) => (
        <b key={text} lang={language}>
          {text}{" "}
        </b>
      ))}
      <p>{entry.english.join(" | ")}</p>
      <small>{grade}</small>
    </li>
  );
}

const meta = preview.meta({
  component: LanguageSheet,
  parameters: { layout: "fullscreen" },
  tags: ["small"],
});

const story = (language: Translated) => ({ args: { language } });

export const Afrikaans = meta.story({
  ...story("af"),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Polisiestasie")[0]).toBeVisible();
    await expect(canvas.getAllByText(/^Official word: .*row 722$/)[0]).toBeVisible();
    await expect(canvas.getAllByText("Missing: shown in English")[0]).toBeVisible();
  },
});
export const IsiNdebele = meta.story(story("nr"));
export const IsiXhosa = meta.story(story("xh"));
export const IsiZulu = meta.story(story("zu"));
export const Sepedi = meta.story(story("nso"));
export const Sesotho = meta.story(story("st"));
export const Setswana = meta.story(story("tn"));
export const SiSwati = meta.story(story("ss"));
export const Tshivenda = meta.story(story("ve"));
export const Xitsonga = meta.story(story("ts"));

export const PseudoLanguage = meta.story({
  ...story("ve"),
  globals: small,
  beforeEach: () => speakPseudo(shownHelp, english),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cááll nõõw, frõõm áánywhééréé îîn Sõõüüth Afrîîcáá")).toBeVisible();
  },
});
