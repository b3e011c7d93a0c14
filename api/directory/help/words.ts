import { type Html, html } from "../../lib/text/html.ts";
import { english, type HelpWord } from "../../lib/words/help/english.ts";
import shown from "../../lib/words/help/shown.json" with { type: "json" };
import type { Language } from "../../lib/words/languages.ts";
import { sayIn, type Words } from "../../lib/words/sayIn.ts";

export type HelpWords = Words<HelpWord>;

export const helpWords = (language: Language): HelpWords => sayIn(language, english, shown);

export const isEnglish = ({ language }: HelpWords): boolean => language === "en";

export function tell({ say }: HelpWords, id: HelpWord, values?: Parameters<HelpWords["say"]>[1]): Html {
  const { text, lang } = say(id, values);
  return lang === undefined ? html`${text}` : html`<span lang="${lang}">${text}</span>`;
}

/** The database is in English. */
export const inEnglish = (words: HelpWords, text: string): Html =>
  isEnglish(words) ? html`${text}` : html`<span lang="en">${text}</span>`;

export const callLabel = (words: HelpWords, number: string, name: string): Html | false =>
  isEnglish(words) && html` aria-label="Call ${number}, ${name}"`;

export const labelOf = (words: HelpWords, ids: readonly HelpWord[]): string =>
  isEnglish(words) ? "" : ids.flatMap((id) => words.own(id) ?? []).join(" · ");

/** A reviewed sentence replaces the official word. */
export function headed(words: HelpWords, id: HelpWord, ...explained: HelpWord[]): Html {
  const label = words.own(id) === undefined ? labelOf(words, explained) : "";
  return html`${label !== "" && html`${label} <br>`}${tell(words, id)}`;
}

const OF_BLOCK: Readonly<Record<number, readonly HelpWord[]>> = {
  1: ["policeStation"],
  3: ["rape", "medicalHelp"],
  5: ["shelter"],
  6: ["court"],
};

const OF_LINE: Readonly<Record<string, readonly HelpWord[]>> = {
  "10111": ["police"],
  "0860010111": ["crime"],
  "0800428428": ["violence", "socialWorker"],
  "0800150150": ["violence"],
  "0861322322": ["counselling"],
  "116": ["childAbuse"],
  "0800001005": ["shelter"],
};

export const wordsOfBlock = (words: HelpWords, buildingBlockId: number): string =>
  labelOf(words, OF_BLOCK[buildingBlockId] ?? []);

export const wordsOfLine = (words: HelpWords, dialled: string): string =>
  labelOf(words, OF_LINE[dialled] ?? []);
