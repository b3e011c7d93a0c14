import { createTranslator } from "@gbvf/api/shared/i18n/createTranslator.ts";
import { messages } from "@gbvf/api/shared/i18n/help/messages.ts";
import published from "@gbvf/api/shared/i18n/help/published.json" with { type: "json" };
import { LANGUAGES, type Translated } from "@gbvf/api/shared/i18n/languages.ts";
import { createHelpPage } from "@gbvf/mocks/directory/help.ts";
import { expect } from "storybook/test";
import { MessageCatalogue } from "../../.storybook/MessageCatalogue.tsx";
import preview from "../../.storybook/preview.tsx";
import { publishPseudoLocale } from "../../.storybook/pseudoLocale.ts";
import { small } from "../../.storybook/viewports.ts";
import { HelpContent } from "./help/HelpContent.tsx";
import { HelpColumn } from "./help/HelpLayout.ts";
import { HelpTranslatorContext } from "./help/translator.tsx";

function HelpSheet({ language }: { language: Translated }) {
  return (
    <HelpTranslatorContext value={createTranslator(language, messages, published)}>
      <HelpColumn as="main" lang={language}>
        <h1>{LANGUAGES[language]}</h1>
        <HelpContent page={createHelpPage(1163)} />
        <MessageCatalogue area="help" language={language} />
      </HelpColumn>
    </HelpTranslatorContext>
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
