import {
  createTranslator,
  type Translation,
  type Translator,
} from "@gbvf/api/shared/i18n/createTranslator.ts";
import { formatDayIn } from "@gbvf/api/shared/i18n/formatDay.ts";
import { isLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import { messages, type SurveyMessageId } from "@gbvf/api/shared/i18n/survey/messages.ts";
import published from "@gbvf/api/shared/i18n/survey/published.json" with { type: "json" };
import { formatDate } from "@gbvf/ui/text/format.ts";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";

type SurveyTranslator = Translator<SurveyMessageId>;

/** All languages are in one script: fetching one would tell the server which language a reader speaks. */
const createSurveyTranslator = (code: string | null): SurveyTranslator =>
  createTranslator(code !== null && isLanguage(code) ? code : "en", messages, published);

const TranslatorContext = createContext(createSurveyTranslator(null));
export const useTranslator = (): SurveyTranslator => useContext(TranslatorContext);

interface LocaleProviderProps {
  /** The language of the survey; null means English. */
  locale: string | null;
  children: ReactNode;
}

export const LocaleProvider = ({ locale, children }: LocaleProviderProps) => (
  <TranslatorContext value={createSurveyTranslator(locale)}>{children}</TranslatorContext>
);

interface MsgProps {
  id: SurveyMessageId;
  values?: Readonly<Record<string, string | number>> | undefined;
  as?: "p" | "h1" | "h2" | "span" | "strong";
  className?: string;
}

export function Msg({ id, values, as: Tag, className }: MsgProps) {
  const text = <TranslatedText {...useTranslator().t(id, values)} />;
  return Tag === undefined ? text : <Tag className={className}>{text}</Tag>;
}

interface MsgButtonProps extends ComponentProps<"button"> {
  id: SurveyMessageId;
  isMain?: boolean;
}

export function MsgButton({ id, isMain = false, className = "", ...props }: MsgButtonProps) {
  return (
    <button type="button" className={`${isMain ? "survey-button" : "survey-quiet"} ${className}`} {...props}>
      <Msg id={id} />
    </button>
  );
}

interface TranslatableText {
  description: string;
  translations?: Readonly<Record<string, string>> | undefined;
}

export function getText(language: string | null, { description, translations }: TranslatableText) {
  const translated = language === null ? undefined : translations?.[language];
  return { text: translated ?? description, lang: translated === undefined ? "en" : (language ?? "en") };
}

export const TranslatedText = ({ text, lang }: Translation) =>
  lang === undefined ? text : <span lang={lang}>{text}</span>;

export function formatProgress(
  { t }: SurveyTranslator,
  number: number,
  last: number,
  total: number,
): Translation {
  const isOne = number === last;
  const sentence = t(isOne ? "question" : "questions", { number, last, total });
  const word = t("questionWord");
  if (sentence.lang === undefined || word.lang !== undefined) return sentence;
  return { text: `${word.text} ${isOne ? number : `${number}–${last}`} / ${total}`, lang: undefined };
}

/** Formats the date in English if the sentence around it is not translated. */
export function formatClosingDay({ locale, t }: SurveyTranslator, isoDay: string): string {
  const day = formatDate(isoDay);
  return locale === "en" || t("closesOn", { day }).lang === "en" ? day : formatDayIn(locale, isoDay);
}
