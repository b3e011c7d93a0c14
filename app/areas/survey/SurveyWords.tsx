import { isLanguage } from "@gbvf/api/lib/words/languages.ts";
import { type Said, sayIn, type Words } from "@gbvf/api/lib/words/sayIn.ts";
import { english, type SurveyWord } from "@gbvf/api/lib/words/survey/english.ts";
import shown from "@gbvf/api/lib/words/survey/shown.json" with { type: "json" };
import { writeDayIn } from "@gbvf/api/lib/words/writeDayIn.ts";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { createContext, type ReactNode, useContext } from "react";

type SurveyWords = Words<SurveyWord>;

/** Fetching one language would tell the server who speaks it. */
const wordsIn = (code: string | null): SurveyWords =>
  sayIn(code !== null && isLanguage(code) ? code : "en", english, shown);

const Chosen = createContext(wordsIn(null));
export const useWords = (): SurveyWords => useContext(Chosen);

interface SpokenInProps {
  /** Null is English. */
  language: string | null;
  children: ReactNode;
}

export const SpokenIn = ({ language, children }: SpokenInProps) => (
  <Chosen value={wordsIn(language)}>{children}</Chosen>
);

interface SayProps {
  id: SurveyWord;
  values?: Readonly<Record<string, string | number>>;
}

export function Say({ id, values }: SayProps) {
  return <Spoken {...useWords().say(id, values)} />;
}

export const Spoken = ({ text, lang }: Said) => (lang === undefined ? text : <span lang={lang}>{text}</span>);

export function progressIn({ say, own }: SurveyWords, number: number, last: number, total: number): Said {
  const isOne = number === last;
  const said = say(isOne ? "question" : "questions", { number, last, total });
  const word = own("questionWord");
  if (said.lang === undefined || word === undefined) return said;
  return { text: `${word} ${isOne ? number : `${number}–${last}`} / ${total}`, lang: undefined };
}

/** A day inside an English sentence is in English. */
export function closingDay({ language, own }: SurveyWords, isoDay: string): string {
  const day = formatDate(isoDay);
  return language === "en" || own("closesOn", { day }) === undefined ? day : writeDayIn(language, isoDay);
}
