import type { SurveyMessageId } from "@gbvf/api/shared/i18n/survey/messages.ts";
import { surveyMinutes } from "@gbvf/api/shared/surveyMinutes.ts";
import type { AskedSurvey } from "./asked.ts";
import { HelpNumbers } from "./HelpNumbers.tsx";
import { questionsOf } from "./pages.ts";
import { formatClosingDay, Msg, useTranslator } from "./surveyI18n.tsx";

interface FirstStepProps {
  survey: AskedSurvey;
  hasAnswers: boolean;
  onStart: () => void;
}

export function FirstStep({ survey, hasAnswers, onStart }: FirstStepProps) {
  const { questionnaireType, closesOn, threshold, distributions } = survey;
  const translator = useTranslator();
  // A questionnaire's preview belongs to no organisation.
  const organisation = survey.organisation === "" ? translator.t("anOrganisation").text : survey.organisation;
  const count = questionsOf(survey).length;
  return (
    <>
      <h1>
        <Msg id={questionnaireType === "Students" ? "asksStudents" : "asksStaff"} values={{ organisation }} />
      </h1>
      <p>
        <Msg id="purpose" />
      </p>
      <p>
        <Msg id="howLong" values={{ questions: count, count: surveyMinutes(count) }} />{" "}
        <Msg id="closesOn" values={{ day: formatClosingDay(translator, closesOn) }} />
      </p>
      <p>
        <strong>
          <Msg id="promise" />
        </strong>
      </p>
      <div className="survey-actions">
        <button type="button" className="survey-button" onClick={onStart}>
          <Msg id={hasAnswers ? "goOnWhere" : "start"} />
        </button>
      </div>
      <div className="survey-facts">
        <Fact heading="storedHeading" text="stored" />
        <Fact heading="neverHeading" text="never" />
        <Fact heading="seesHeading" text="sees" values={{ organisation, threshold, distributions }} />
        <Fact heading="limitHeading" text="limit" />
        <Fact heading="freeHeading" text="free" />
      </div>
      <HelpNumbers />
    </>
  );
}

interface FactProps {
  heading: SurveyMessageId;
  text: SurveyMessageId;
  values?: Readonly<Record<string, string | number>>;
}

function Fact({ heading, text, values }: FactProps) {
  return (
    <div>
      <h2>
        <Msg id={heading} />
      </h2>
      <p>
        <Msg id={text} {...(values && { values })} />
      </p>
    </div>
  );
}
