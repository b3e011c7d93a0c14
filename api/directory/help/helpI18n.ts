import { type Html, html } from "../../lib/text/html.ts";
import { type HelpMessageId, messages } from "../../shared/i18n/help/messages.ts";
import published from "../../shared/i18n/help/published.json" with { type: "json" };
import type { Language } from "../../shared/i18n/languages.ts";
import { createTranslator, type Translator, type Values } from "../../shared/i18n/translator.ts";

export type HelpTranslator = Translator<HelpMessageId>;

export const createHelpTranslator = (locale: Language): HelpTranslator =>
  createTranslator(locale, messages, published);

export const isEnglish = ({ locale }: HelpTranslator): boolean => locale === "en";

export function msg({ t }: HelpTranslator, id: HelpMessageId, values?: Values): Html {
  const { text, lang } = t(id, values);
  return lang === undefined ? html`${text}` : html`<span lang="${lang}">${text}</span>`;
}

/** The database is in English. */
export const inEnglish = (translator: HelpTranslator, text: string): Html =>
  isEnglish(translator) ? html`${text}` : html`<span lang="en">${text}</span>`;

/** Begins with what is visible: people who speak to their phone say that. */
export const callLabel = (translator: HelpTranslator, visible: string, name: string): Html | false =>
  isEnglish(translator) && html` aria-label="${visible}, ${name}"`;

/** The official words that are published in the page's language, for a label beside English text. */
export const labelOf = (translator: HelpTranslator, ids: readonly HelpMessageId[]): string =>
  isEnglish(translator)
    ? ""
    : ids
        .map((id) => translator.t(id))
        .flatMap(({ text, lang }) => (lang === undefined ? text : []))
        .join(" · ");

/** A reviewed sentence replaces the official word. */
export function headed(translator: HelpTranslator, id: HelpMessageId, ...explained: HelpMessageId[]): Html {
  const label = translator.t(id).lang === "en" ? labelOf(translator, explained) : "";
  return html`${label !== "" && html`${label} <br>`}${msg(translator, id)}`;
}

const OF_BLOCK: Readonly<Record<number, readonly HelpMessageId[]>> = {
  1: ["policeStation"],
  3: ["rape", "medicalHelp"],
  5: ["shelter"],
  6: ["court"],
};

/** By stakeholder, which stays when a number is corrected. */
const OF_LINE: Readonly<Record<string, readonly HelpMessageId[]>> = {
  "400001": ["police"],
  "400002": ["crime"],
  "400003": ["genderViolence", "socialWorker"],
  "400004": ["genderViolence"],
  "400005": ["counselling"],
  "400007": ["childAbuse"],
  "400008": ["shelter"],
};

export const blockLabel = (translator: HelpTranslator, buildingBlockId: number): string =>
  labelOf(translator, OF_BLOCK[buildingBlockId] ?? []);

export const lineLabel = (translator: HelpTranslator, stakeholderId: string): string =>
  labelOf(translator, OF_LINE[stakeholderId] ?? []);
