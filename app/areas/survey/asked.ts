import type { SurveyForm } from "@gbvf/api/survey/answering/contract.ts";

export type AskedSurvey = SurveyForm;
export type SurveyQuestion = SurveyForm["categories"][number]["questions"][number];

interface Text {
  description: string;
  translations?: Readonly<Record<string, string>> | undefined;
}

export function textIn(language: string | null, { description, translations }: Text) {
  const translated = language === null ? undefined : translations?.[language];
  return { text: translated ?? description, lang: translated === undefined ? "en" : (language ?? "en") };
}
