import { isLanguage, LANGUAGES } from "@gbvf/api/shared/i18n/languages.ts";
import type { SurveyForm } from "@gbvf/api/survey/answering/contract.ts";
import { useEffect } from "react";
import { Msg, useTranslator } from "./surveyI18n.tsx";

interface LanguageSwitchProps {
  languages: SurveyForm["languages"];
  chosenCode: string | null;
  onChoose: (code: string) => void;
}

export function LanguageSwitch({ languages, chosenCode, onChoose }: LanguageSwitchProps) {
  const translator = useTranslator();
  useEffect(() => {
    document.documentElement.lang = translator.locale === "en" ? "en-ZA" : translator.locale;
  }, [translator.locale]);
  if (languages.length < 2) return null;
  const { text, lang } = translator.t("language");
  const isTranslated = translator.locale !== "en";
  return (
    <>
      <fieldset className="survey-languages" aria-label={text} lang={lang}>
        {languages.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className="survey-quiet"
            lang={code}
            aria-pressed={code === (chosenCode ?? languages[0]?.code)}
            onClick={() => onChoose(code)}
          >
            {isLanguage(code) ? LANGUAGES[code] : name}
          </button>
        ))}
      </fieldset>
      {isTranslated && <Msg as="p" className="survey-muted" id="unreviewed" />}
    </>
  );
}
