import type { ReactNode } from "react";
import { formatCount, formatDate } from "./format.ts";

/** Two plural forms, chosen by `count`. */
export type Text = string | { readonly one: string; readonly other: string };
export type Values = Readonly<Record<string, string | number>>;

export interface PageWords {
  isEnglish: boolean;
  language: string;
  /** `lang` of what is said in English on every page. */
  inEnglish: "en" | undefined;
  plain: (text: Text, values?: Values) => string;
  /** Marks what is said in English. */
  say: (text: Text, values?: Values) => ReactNode;
  /** " in Limpopo"; other languages would change the name, so it follows a colon. */
  about: (word: "in" | "of" | "for", name: string) => string;
  /** "One page about Limpopo" */
  named: (text: string, name: string) => string;
  writeDay: (isoDay: string) => string;
  /** Under the header: that nobody has reviewed the page. */
  notice?: ReactNode;
  /** Figures and controls are all in the page's language, or marked as English. */
  ofParts: Pick<PageWords, "plain" | "say"> & { lang: "en" | undefined };
}

const write = (text: Text, values?: Values) => fill(text, values, (count) => count === 1);

export const english: PageWords = {
  isEnglish: true,
  language: "en",
  inEnglish: undefined,
  plain: write,
  say: write,
  about: (word, name) => ` ${word} ${name}`,
  named: (text, name) => `${text} ${name}`,
  writeDay: formatDate,
  ofParts: { plain: write, say: write, lang: undefined },
};

let page = english;

/** A page keeps its language; a story gives it back with what this returns. */
export function speak(words: PageWords): () => void {
  const former = page;
  page = words;
  return () => {
    page = former;
  };
}

export const pageWords = (): PageWords => page;

/**
 * Text of a figure or a control, in English. `npm run words` reads it where it is written, so it is a literal
 * there, or in `written`.
 */
export const plain: PageWords["plain"] = (english, values) => page.ofParts.plain(english, values);
export const say: PageWords["say"] = (english, values) => page.ofParts.say(english, values);
export const partLang = () => page.ofParts.lang;

/** "Limpopo and Gauteng"; other languages have their own word between them. */
export const listed = (names: readonly string[], inEnglish = new Intl.ListFormat("en-GB")) =>
  page.isEnglish ? inEnglish.format(names) : names.join(", ");

/** For a text that is said elsewhere. */
export const written = <T extends Text>(english: T): T => english;

export function fill(text: Text, values: Values = {}, isOne: (count: number) => boolean): string {
  const form = typeof text === "string" ? text : isOne(Number(values.count)) ? text.one : text.other;
  return form.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name] ?? slot;
    return name === "count" ? formatCount(Number(value)) : String(value);
  });
}
