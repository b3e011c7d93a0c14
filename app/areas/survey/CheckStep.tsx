import type { SurveyForm, SurveyQuestion } from "@gbvf/api/survey/answering/contract.ts";
import { isAnswered, listQuestions } from "./pages.ts";
import type { Answers } from "./responseDraft.ts";
import { getText, Msg, MsgButton, TranslatedText } from "./surveyI18n.tsx";
import type { Sending } from "./useSending.ts";

interface CheckStepProps {
  survey: SurveyForm;
  answers: Answers;
  language: string | null;
  sending: Sending;
  /** Receives the question's index, from 0. */
  onOpen: (questionIndex: number) => void;
  onSend: () => void;
}

export function CheckStep({ survey, answers, language, sending, onOpen, onSend }: CheckStepProps) {
  const questions = listQuestions(survey);
  const send = () => {
    const unansweredIndex = questions.findIndex((question) => !isAnswered(answers, question));
    if (unansweredIndex === -1) onSend();
    else onOpen(unansweredIndex);
  };
  const isRunning = sending.state === "sending" || sending.state === "waiting";
  return (
    <>
      <Msg as="h1" id="checkTitle" />
      <div className="survey-status" role="status">
        {sending.state === "sending" && <Msg as="p" className="survey-note" id="sending" />}
        {sending.state === "waiting" && (
          <div className="survey-note" data-kind="problem">
            <Msg as="h2" id={sending.error.status === 429 ? "pausedTitle" : "offlineTitle"} />
            <p>
              {sending.error.status === 429 ? (
                <TranslatedText text={sending.error.message} lang="en" />
              ) : (
                <Msg id="offline" />
              )}
            </p>
            <MsgButton id="sendNow" onClick={onSend} />
          </div>
        )}
      </div>
      {!isRunning && (
        <>
          <Msg as="p" id="checkPurpose" />
          <dl className="survey-answers">
            {questions.map((question, questionIndex) => {
              const { text, lang } = getText(language, question);
              return (
                <div key={question.questionId}>
                  <dt lang={lang} id={`question-${question.questionId}`}>
                    {text}
                  </dt>
                  <dd data-missing={!isAnswered(answers, question) || undefined}>
                    <Answer question={question} chosen={answers[question.questionId]} language={language} />
                  </dd>
                  <dd>
                    <button
                      type="button"
                      className="survey-quiet"
                      id={`change-${question.questionId}`}
                      aria-labelledby={`change-${question.questionId} question-${question.questionId}`}
                      onClick={() => onOpen(questionIndex)}
                    >
                      <Msg id="change" />
                    </button>
                  </dd>
                </div>
              );
            })}
          </dl>
          <div className="survey-actions">
            <MsgButton isMain id="send" onClick={send} />
          </div>
        </>
      )}
    </>
  );
}

interface AnswerProps {
  question: SurveyQuestion;
  chosen: Answers[number] | undefined;
  language: string | null;
}

function Answer({ question, chosen, language }: AnswerProps) {
  if (chosen === undefined) return <Msg id="unanswered" />;
  if (chosen === null) return <Msg id="preferNotToSay" />;
  if (chosen.length === 0) return <Msg id="noneOfThese" />;
  return question.answers
    .filter(({ possibleAnswerId }) => chosen.includes(possibleAnswerId))
    .map((answer, index) => {
      const { text, lang } = getText(language, answer);
      return (
        <span key={answer.possibleAnswerId} lang={lang}>
          {index > 0 && "; "}
          {text}
        </span>
      );
    });
}
