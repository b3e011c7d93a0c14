import { messages } from "@gbvf/api/shared/i18n/help/messages.ts";
import published from "@gbvf/api/shared/i18n/help/published.json" with { type: "json" };
import { LANGUAGES, type Translated } from "@gbvf/api/shared/i18n/languages.ts";
import { helpMarkup } from "@gbvf/mocks/directory/help.ts";
import { expect } from "storybook/test";
import { MessageCatalogue } from "../../.storybook/MessageCatalogue.tsx";
import preview from "../../.storybook/preview.tsx";
import { publishPseudoLocale } from "../../.storybook/pseudoLocale.ts";
import { small } from "../../.storybook/viewports.ts";
import "./help.css";

function HelpSheet({ language }: { language: Translated }) {
  const html = helpMarkup(language, 1163);
  return (
    <main className="help-page">
      <h1 lang={language}>{LANGUAGES[language]}</h1>
      {/* The server escapes every value. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div className="help" lang={language} dangerouslySetInnerHTML={{ __html: html }} />
      <MessageCatalogue area="help" language={language} />
    </main>
  );
}

const meta = preview.meta({
  component: HelpSheet,
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
  beforeEach: () => publishPseudoLocale(published, messages),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cááll nõõw, frõõm áánywhééréé îîn Sõõüüth Áfrîîcáá")).toBeVisible();
  },
});
