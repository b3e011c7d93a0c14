import type { SurveyWord } from "@gbvf/api/lib/words/survey/english.ts";
import type { AskedSurvey } from "./asked.ts";
import { HelpNumbers } from "./HelpNumbers.tsx";
import { minutesFor, questionsOf } from "./pages.ts";
import { closingDay, Say, useWords } from "./SurveyWords.tsx";

interface FirstStepProps {
  survey: AskedSurvey;
  hasAnswers: boolean;
  onStart: () => void;
}

export function FirstStep({ survey, hasAnswers, onStart }: FirstStepProps) {
  const { questionnaireType, closesOn, threshold } = survey;
  const words = useWords();
  // A questionnaire's preview belongs to no organisation.
  const organisation = survey.organisation === "" ? words.say("anOrganisation").text : survey.organisation;
  const count = questionsOf(survey).length;
  return (
    <>
      <h1>
        <Say id={questionnaireType === "Students" ? "asksStudents" : "asksStaff"} values={{ organisation }} />
      </h1>
      <p>
        <Say id="purpose" />
      </p>
      <p>
        <Say id="howLong" values={{ questions: count, count: minutesFor(count) }} />{" "}
        <Say id="closesOn" values={{ day: closingDay(words, closesOn) }} />
      </p>
      <p>
        <strong>
          <Say id="promise" />
        </strong>
      </p>
      <div className="survey-actions">
        <button type="button" className="survey-button" onClick={onStart}>
          <Say id={hasAnswers ? "goOnWhere" : "start"} />
        </button>
      </div>
      <div className="survey-facts">
        <Fact heading="storedHeading" text="stored" />
        <Fact heading="neverHeading" text="never" />
        <Fact heading="seesHeading" text="sees" values={{ organisation, threshold }} />
        <Fact heading="freeHeading" text="free" />
      </div>
      <HelpNumbers />
    </>
  );
}

interface FactProps {
  heading: SurveyWord;
  text: SurveyWord;
  values?: Readonly<Record<string, string | number>>;
}

function Fact({ heading, text, values }: FactProps) {
  return (
    <div>
      <h2>
        <Say id={heading} />
      </h2>
      <p>
        <Say id={text} {...(values && { values })} />
      </p>
    </div>
  );
}
