import { isLanguage, LANGUAGES } from "@gbvf/api/lib/words/languages.ts";
import { useEffect } from "react";
import type { AskedSurvey } from "./asked.ts";
import { Say, useWords } from "./SurveyWords.tsx";

interface LanguageSwitchProps {
  languages: AskedSurvey["languages"];
  chosen: string | null;
  onChoose: (code: string) => void;
}

/** Choosing sends nothing and changes neither address nor answers. */
export function LanguageSwitch({ languages, chosen, onChoose }: LanguageSwitchProps) {
  const words = useWords();
  useEffect(() => {
    document.documentElement.lang = words.language === "en" ? "en-ZA" : words.language;
  }, [words.language]);
  if (languages.length < 2) return null;
  const { text, lang } = words.say("language");
  const isTranslated = words.language !== "en";
  return (
    <>
      <fieldset className="survey-languages" aria-label={text} lang={lang}>
        {languages.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className="survey-quiet"
            lang={code}
            aria-pressed={code === (chosen ?? languages[0]?.code)}
            onClick={() => onChoose(code)}
          >
            {isLanguage(code) ? LANGUAGES[code] : name}
          </button>
        ))}
      </fieldset>
      {isTranslated && (
        <p className="survey-muted">
          <Say id="unreviewed" />
        </p>
      )}
    </>
  );
}
