import { fill, type Text, type Values } from "@gbvf/api/lib/words/sayIn.ts";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { createContext, type ReactNode, useContext } from "react";

export interface Words {
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
}

const plain = (text: Text, values?: Values) => fill(text, values, "en");

export const SpokenIn = createContext<Words>({
  isEnglish: true,
  language: "en",
  inEnglish: undefined,
  plain,
  say: plain,
  about: (word, name) => ` ${word} ${name}`,
  named: (text, name) => `${text} ${name}`,
  writeDay: formatDate,
});

export const useWords = (): Words => useContext(SpokenIn);
