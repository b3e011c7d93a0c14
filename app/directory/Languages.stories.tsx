import { createTranslator } from "@gbvf/api/shared/i18n/createTranslator.ts";
import { messages } from "@gbvf/api/shared/i18n/help/messages.ts";
import published from "@gbvf/api/shared/i18n/help/published.json" with { type: "json" };
import { LANGUAGES, type Translated, translatedLanguages } from "@gbvf/api/shared/i18n/languages.ts";
import { createHelpPage } from "@gbvf/mocks/directory/help.ts";
import { MessageCatalogue } from "../../.storybook/MessageCatalogue.tsx";
import preview from "../../.storybook/preview.tsx";
import { publishPseudoLocale } from "../../.storybook/pseudoLocale.ts";
import { inOrder, showsText } from "../../.storybook/story.ts";
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
  args: { language: "af" as Translated },
  argTypes: { language: { options: translatedLanguages, control: "radio" } },
});

/** Choose the language in the controls. */
export const Language = meta.story({
  play: inOrder(
    showsText("Polisiestasie"),
    showsText(/^Official word: .*row 722$/),
    showsText("Missing: shown in English"),
  ),
});

export const PseudoLanguage = meta.story({
  args: { language: "ve" },
  beforeEach: () => publishPseudoLocale(published, messages),
  play: showsText("Cááll nõõw, frõõm áánywhééréé îîn Sõõüüth Áfrîîcáá"),
});
