import { surveyMinutes } from "@gbvf/api/shared/surveyMinutes.ts";
import type { SurveyForm } from "@gbvf/api/survey/answering/contract.ts";
import { HelpNumbers } from "./HelpNumbers.tsx";
import { listQuestions } from "./pages.ts";
import { formatClosingDay, Msg, MsgButton, useTranslator } from "./surveyI18n.tsx";

const FACTS = ["stored", "never", "sees", "limit", "free"] as const;

interface FirstStepProps {
  survey: SurveyForm;
  hasAnswers: boolean;
  onStart: () => void;
}

export function FirstStep({ survey, hasAnswers, onStart }: FirstStepProps) {
  const { questionnaireType, closesOn, threshold, distributions } = survey;
  const translator = useTranslator();
  // A questionnaire's preview has no organisation.
  const organisation = survey.organisation === "" ? translator.t("anOrganisation").text : survey.organisation;
  const count = listQuestions(survey).length;
  return (
    <>
      <Msg
        as="h1"
        id={questionnaireType === "Students" ? "asksStudents" : "asksStaff"}
        values={{ organisation }}
      />
      <Msg as="p" id="purpose" />
      <p>
        <Msg id="howLong" values={{ questions: count, count: surveyMinutes(count) }} />{" "}
        <Msg id="closesOn" values={{ day: formatClosingDay(translator, closesOn) }} />
      </p>
      <p>
        <Msg as="strong" id="promise" />
      </p>
      <div className="survey-actions">
        <MsgButton isMain id={hasAnswers ? "goOnWhere" : "start"} onClick={onStart} />
      </div>
      <div className="survey-facts">
        {FACTS.map((fact) => (
          <div key={fact}>
            <Msg as="h2" id={`${fact}Heading`} />
            <Msg as="p" id={fact} values={{ organisation, threshold, distributions }} />
          </div>
        ))}
      </div>
      <HelpNumbers />
    </>
  );
}
