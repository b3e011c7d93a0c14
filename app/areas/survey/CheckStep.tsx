import { type AskedSurvey, type SurveyQuestion, textIn } from "./asked.ts";
import type { Answers } from "./draft.ts";
import { isAnswered, questionsOf } from "./pages.ts";
import type { Sending } from "./useSending.ts";
import { words } from "./words.ts";

interface CheckStepProps {
  survey: AskedSurvey;
  answers: Answers;
  language: string | null;
  sending: Sending;
  /** From 0. */
  onOpen: (place: number) => void;
  onSend: () => void;
}

export function CheckStep({ survey, answers, language, sending, onOpen, onSend }: CheckStepProps) {
  const questions = questionsOf(survey);
  const send = () => {
    const left = questions.findIndex((question) => !isAnswered(answers, question));
    if (left === -1) onSend();
    else onOpen(left);
  };
  const isUnderWay = sending.state === "sending" || sending.state === "waiting";
  return (
    <>
      <h1>{words.checkTitle}</h1>
      <div className="survey-status" role="status">
        {sending.state === "sending" && <p className="survey-note">{words.sending}</p>}
        {sending.state === "waiting" && (
          <div className="survey-note" data-kind="problem">
            <h2>{sending.error.status === 429 ? words.pausedTitle : words.offlineTitle}</h2>
            <p>{sending.error.status === 429 ? sending.error.message : words.offline}</p>
            <button type="button" className="survey-quiet" onClick={onSend}>
              {words.sendNow}
            </button>
          </div>
        )}
      </div>
      {!isUnderWay && (
        <>
          <p>{words.checkPurpose}</p>
          <dl className="survey-answers">
            {questions.map((question, place) => {
              const { text, lang } = textIn(language, question);
              return (
                <div key={question.questionId}>
                  <dt lang={lang}>{text}</dt>
                  <dd data-missing={!isAnswered(answers, question) || undefined}>
                    {answerText(question, answers, language)}
                  </dd>
                  <dd>
                    <button
                      type="button"
                      className="survey-quiet"
                      aria-label={words.changeAnswer(text)}
                      onClick={() => onOpen(place)}
                    >
                      {words.change}
                    </button>
                  </dd>
                </div>
              );
            })}
          </dl>
          <div className="survey-actions">
            <button type="button" className="survey-button" onClick={send}>
              {words.send}
            </button>
          </div>
        </>
      )}
    </>
  );
}

function answerText(
  { questionId, answers: possible }: SurveyQuestion,
  answers: Answers,
  language: string | null,
): string {
  const chosen = answers[questionId];
  if (chosen === undefined) return words.unanswered;
  if (chosen === null) return words.preferNotToSay;
  if (chosen.length === 0) return words.noneOfThese;
  return possible
    .filter(({ possibleAnswerId }) => chosen.includes(possibleAnswerId))
    .map((answer) => textIn(language, answer).text)
    .join("; ");
}
