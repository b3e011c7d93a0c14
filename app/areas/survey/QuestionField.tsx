import type { SurveyQuestion } from "@gbvf/api/survey/answering/contract.ts";
import type { ReactNode } from "react";
import { getText, Msg } from "./surveyI18n.tsx";

const MULTIPLE_CHOICE = 4;
const MAX_SHORT_ANSWER = 16;

interface QuestionFieldProps {
  question: SurveyQuestion;
  /** Undefined: not answered yet; null: 'I prefer not to say'; empty: none of several. */
  chosenIds: readonly number[] | null | undefined;
  onChange: (chosen: readonly number[] | null) => void;
  isOnlyQuestion: boolean;
  language: string | null;
  showsEnglish: boolean;
  isMissing: boolean;
}

export function QuestionField({
  question,
  chosenIds,
  onChange,
  isOnlyQuestion,
  language,
  showsEnglish,
  isMissing,
}: QuestionFieldProps) {
  const { questionId, questionTypeId, answers } = question;
  const { text, lang } = getText(language, question);
  const isMultiple = questionTypeId === MULTIPLE_CHOICE;
  const errorId = `problem-${questionId}`;
  const choose = (id: number, isOn: boolean) => {
    if (!isMultiple) return onChange([id]);
    const otherIds = (chosenIds ?? []).filter((each) => each !== id);
    onChange(isOn ? [...otherIds, id] : otherIds);
  };
  const isShort = answers.every((answer) => answer.description.length <= MAX_SHORT_ANSWER);
  return (
    <fieldset id={`question-${questionId}`} aria-describedby={isMissing ? errorId : undefined}>
      <legend lang={lang}>
        {isOnlyQuestion ? <h1>{text}</h1> : text}
        {showsEnglish && <EnglishText item={question} lang={lang} />}
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
            lang={getText(language, answer).lang}
            isChosen={chosenIds?.includes(answer.possibleAnswerId) ?? false}
            onChange={(isOn) => choose(answer.possibleAnswerId, isOn)}
          >
            {getText(language, answer).text}
            {showsEnglish && <EnglishText item={answer} lang={getText(language, answer).lang} />}
          </Choice>
        ))}
        {isMultiple && (
          <Choice
            name={`question-${questionId}`}
            isMultiple
            isChosen={chosenIds?.length === 0}
            onChange={() => onChange([])}
          >
            <Msg id="noneOfThese" />
          </Choice>
        )}
        <Choice
          name={`question-${questionId}`}
          isMultiple={isMultiple}
          isApart
          isChosen={chosenIds === null}
          onChange={(isOn) => onChange(isOn ? null : [])}
        >
          <Msg id="preferNotToSay" />
        </Choice>
      </div>
    </fieldset>
  );
}

function EnglishText({ item, lang }: { item: { description: string }; lang: string }) {
  return (
    <span className="survey-english" lang="en">
      {lang === "en" ? <Msg id="notTranslated" /> : item.description}
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
