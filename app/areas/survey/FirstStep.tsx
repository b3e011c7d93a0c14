import { formatDate } from "@gbvf/ui/text/format.ts";
import type { AskedSurvey } from "./asked.ts";
import { HelpNumbers } from "./HelpNumbers.tsx";
import { minutesFor, questionsOf } from "./pages.ts";
import { words } from "./words.ts";

interface FirstStepProps {
  survey: AskedSurvey;
  hasAnswers: boolean;
  language: string | null;
  onLanguage: (language: string) => void;
  onStart: () => void;
}

export function FirstStep({ survey, hasAnswers, language, onLanguage, onStart }: FirstStepProps) {
  const { languages, questionnaireType, closesOn, threshold } = survey;
  // A questionnaire's preview belongs to no organisation.
  const organisation = survey.organisation === "" ? words.anOrganisation : survey.organisation;
  const count = questionsOf(survey).length;
  return (
    <>
      <h1>{words.asks(organisation, questionnaireType === "Students" ? words.students : words.staff)}</h1>
      {languages.length > 1 && (
        <Languages languages={languages} chosen={language ?? languages[0]?.code} onChoose={onLanguage} />
      )}
      <p>{words.purpose}</p>
      <p>
        {words.howLong(count, minutesFor(count))} {words.closesOn(formatDate(closesOn))}
      </p>
      <p>
        <strong>{words.promise}</strong>
      </p>
      <div className="survey-actions">
        <button type="button" className="survey-button" onClick={onStart}>
          {hasAnswers ? words.goOnWhere : words.start}
        </button>
      </div>
      <div className="survey-facts">
        <Fact heading={words.storedHeading}>{words.stored}</Fact>
        <Fact heading={words.neverHeading}>{words.never}</Fact>
        <Fact heading={words.seesHeading}>{words.sees(organisation, threshold)}</Fact>
        <Fact heading={words.freeHeading}>{words.free}</Fact>
      </div>
      <HelpNumbers />
    </>
  );
}

interface LanguagesProps {
  languages: AskedSurvey["languages"];
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

function Languages({ languages, chosen, onChoose }: LanguagesProps) {
  return (
    <fieldset className="survey-languages" aria-label={words.language}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          className="survey-quiet"
          lang={code}
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

function Fact({ heading, children }: { heading: string; children: string }) {
  return (
    <div>
      <h2>{heading}</h2>
      <p>{children}</p>
    </div>
  );
}
