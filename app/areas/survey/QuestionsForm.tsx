import { type FormEvent, useState } from "react";
import { isAnswered, type QuestionsPage } from "./pages.ts";
import { QuestionField } from "./QuestionField.tsx";
import type { Answers } from "./responseDraft.ts";
import { formatProgress, Msg, MsgButton, TranslatedText, useTranslator } from "./surveyI18n.tsx";

interface QuestionsFormProps {
  page: QuestionsPage;
  total: number;
  answers: Answers;
  language: string | null;
  showsEnglish: boolean;
  onChange: (answers: Answers) => void;
  onGoOn: () => void;
}

/** A choice does not open the next question, because readers may change it. */
export function QuestionsForm({
  page,
  total,
  answers,
  language,
  showsEnglish,
  onChange,
  onGoOn,
}: QuestionsFormProps) {
  const translator = useTranslator();
  const [hasTried, setTried] = useState(false);
  const isAlone = page.questions.length === 1;
  const missingQuestions = hasTried
    ? page.questions.filter((question) => !isAnswered(answers, question))
    : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const firstMissing = page.questions.find((question) => !isAnswered(answers, question));
    if (firstMissing === undefined) return onGoOn();
    setTried(true);
    document.querySelector<HTMLElement>(`#question-${firstMissing.questionId} input`)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <p className="survey-muted survey-count">
        <TranslatedText
          {...formatProgress(translator, page.firstIndex + 1, page.firstIndex + page.questions.length, total)}
        />
      </p>
      {!isAlone && <h1 lang="en">{page.category}</h1>}
      {missingQuestions.length > 0 && !isAlone && (
        <div className="survey-note" data-kind="problem" role="alert">
          <Msg as="h2" id="problemTitle" />
          <ul>
            {missingQuestions.map((question) => (
              <li key={question.questionId}>
                <a
                  href={`#question-${question.questionId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.querySelector<HTMLElement>(`#question-${question.questionId} input`)?.focus();
                  }}
                >
                  <Msg
                    id="missingAmongSeveral"
                    values={{ number: page.firstIndex + page.questions.indexOf(question) + 1 }}
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="survey-questions">
        {page.questions.map((question) => (
          <QuestionField
            key={question.questionId}
            question={question}
            isOnlyQuestion={isAlone}
            language={language}
            showsEnglish={showsEnglish}
            chosenIds={answers[question.questionId]}
            onChange={(chosen) => onChange({ ...answers, [question.questionId]: chosen })}
            isMissing={missingQuestions.includes(question)}
          />
        ))}
      </div>
      <div className="survey-actions">
        <MsgButton isMain type="submit" id="goOn" />
      </div>
    </form>
  );
}
