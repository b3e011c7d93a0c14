import type { SurveyQuestion } from "@gbvf/api/survey/answering/contract.ts";
import type { ReactNode } from "react";
import { Msg, textIn } from "./surveyI18n.tsx";

const MULTIPLE_CHOICE = 4;
const MAX_SHORT_ANSWER = 16;

interface QuestionFieldProps {
  question: SurveyQuestion;
  /** Undefined: not answered yet; null: 'I prefer not to say'; empty: none of several. */
  chosen: readonly number[] | null | undefined;
  onChange: (chosen: readonly number[] | null) => void;
  isAlone: boolean;
  language: string | null;
  isCompared: boolean;
  isMissing: boolean;
}

export function QuestionField({
  question,
  chosen,
  onChange,
  isAlone,
  language,
  isCompared,
  isMissing,
}: QuestionFieldProps) {
  const { questionId, questionTypeId, answers } = question;
  const { text, lang } = textIn(language, question);
  const isMultiple = questionTypeId === MULTIPLE_CHOICE;
  const errorId = `problem-${questionId}`;
  const choose = (id: number, isOn: boolean) => {
    if (!isMultiple) return onChange([id]);
    const otherIds = (chosen ?? []).filter((each) => each !== id);
    onChange(isOn ? [...otherIds, id] : otherIds);
  };
  const isShort = answers.every((answer) => answer.description.length <= MAX_SHORT_ANSWER);
  return (
    <fieldset id={`question-${questionId}`} aria-describedby={isMissing ? errorId : undefined}>
      <legend lang={lang}>
        {isAlone ? <h1>{text}</h1> : text}
        {isCompared && <EnglishText of={question} lang={lang} />}
      </legend>
      {isMultiple && <Msg as="p" className="survey-muted" id="chooseAny" />}
      {isMissing && (
        <p className="survey-error" id={errorId}>
          <Msg id="missing" />
        </p>
      )}
      <div className="survey-choices" data-short={isShort || undefined}>
        {answers.map((answer) => (
          <Choice
            key={answer.possibleAnswerId}
            name={`question-${questionId}`}
            isMultiple={isMultiple}
            lang={textIn(language, answer).lang}
            isChosen={chosen?.includes(answer.possibleAnswerId) ?? false}
            onChange={(isOn) => choose(answer.possibleAnswerId, isOn)}
          >
            {textIn(language, answer).text}
            {isCompared && <EnglishText of={answer} lang={textIn(language, answer).lang} />}
          </Choice>
        ))}
        {isMultiple && (
          <Choice
            name={`question-${questionId}`}
            isMultiple
            isChosen={chosen?.length === 0}
            onChange={() => onChange([])}
          >
            <Msg id="noneOfThese" />
          </Choice>
        )}
        <Choice
          name={`question-${questionId}`}
          isMultiple={isMultiple}
          isApart
          isChosen={chosen === null}
          onChange={(isOn) => onChange(isOn ? null : [])}
        >
          <Msg id="preferNotToSay" />
        </Choice>
      </div>
    </fieldset>
  );
}

function EnglishText({ of, lang }: { of: { description: string }; lang: string }) {
  return (
    <span className="survey-english" lang="en">
      {lang === "en" ? <Msg id="notTranslated" /> : of.description}
    </span>
  );
}

interface ChoiceProps {
  name: string;
  isMultiple: boolean;
  isApart?: boolean;
  lang?: string | undefined;
  isChosen: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

function Choice({ name, isMultiple, isApart, lang, isChosen, onChange, children }: ChoiceProps) {
  return (
    <label className="survey-choice" data-apart={isApart || undefined}>
      <input
        type={isMultiple ? "checkbox" : "radio"}
        name={name}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span lang={lang}>{children}</span>
    </label>
  );
}
