import type { Language } from "@gbvf/api/lib/words/languages.ts";
import { fill, type Text, type Values } from "@gbvf/api/lib/words/sayIn.ts";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { createContext, type ReactNode, useContext } from "react";

export interface Spoken {
  language: Language;
  /** By their English. */
  texts: Readonly<Partial<Record<string, Text>>>;
  writeDay: (isoDay: string) => string;
}

/** Its texts stand where they are used: nothing is fetched or looked up. */
const ENGLISH: Spoken = { language: "en", texts: {}, writeDay: formatDate };

export const SpokenIn = createContext(ENGLISH);

export function useWords() {
  const { language, texts, writeDay } = useContext(SpokenIn);
  const ownOf = (text: Text) => texts[typeof text === "string" ? text : text.other];
  const isEnglish = language === "en";
  /** For labels; falls back to English. */
  const plain = (text: Text, values?: Values): string => fill(ownOf(text) ?? text, values, language);
  /** Marks what is said in English. */
  const say = (text: Text, values?: Values): ReactNode =>
    isEnglish || ownOf(text) !== undefined ? (
      plain(text, values)
    ) : (
      <span lang="en">{fill(text, values, "en")}</span>
    );
  /** " in Limpopo"; other languages would change the name, so it follows a colon. */
  const about = (word: "in" | "of" | "for", name: string): string =>
    isEnglish ? ` ${word} ${name}` : `: ${plain(name)}`;
  /** "One page about Limpopo" */
  const named = (text: string, name: string): string =>
    isEnglish ? `${text} ${name}` : `${plain(text)}: ${plain(name)}`;
  /** `lang` of what is said in English on every page. */
  const inEnglish = isEnglish ? undefined : "en";
  return { isEnglish, inEnglish, language, plain, say, about, named, writeDay };
}
