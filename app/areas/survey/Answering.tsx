import type { SurveyForm } from "@gbvf/api/survey/answering/contract.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { sendRequest } from "../../lib/api-client/sendRequest.ts";
import { useIsNarrow } from "../../lib/page/useIsNarrow.ts";
import { hasAnsweredHere, recordAnsweredHere } from "./answeredHere.ts";
import { CheckStep } from "./CheckStep.tsx";
import { ClearAnswers } from "./ClearAnswers.tsx";
import { FirstStep } from "./FirstStep.tsx";
import { HelpNumbers } from "./HelpNumbers.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { isAnswered, listPages, listQuestions, type QuestionsPage } from "./pages.ts";
import { QuestionsForm } from "./QuestionsForm.tsx";
import { type Draft, IDLE_MS, removeDraft, storeDraft } from "./responseDraft.ts";
import { SurveyFrame } from "./SurveyFrame.tsx";
import { SurveyMessage } from "./SurveyMessage.tsx";
import { formatProgress, LocaleProvider, Msg, MsgButton, useTranslator } from "./surveyI18n.tsx";
import { useSending } from "./useSending.ts";
import { type Step, useStep } from "./useStep.ts";

interface AnsweringProps {
  survey: SurveyForm;
  draft: Draft;
  onEnd: (reason: "cleared" | "idle") => void;
  /** Called if another tab on this device has already submitted responses. */
  onAnsweredHere: () => void;
}

export function Answering({ draft: initialDraft, onEnd, ...stepsProps }: AnsweringProps) {
  const draftState = useDraft(initialDraft, () => onEnd("idle"));
  return (
    <LocaleProvider locale={draftState.draft.language}>
      <Steps {...stepsProps} {...draftState} initialDraft={initialDraft} onEnd={onEnd} />
    </LocaleProvider>
  );
}

interface StepsProps extends AnsweringProps {
  initialDraft: Draft;
  change: (changes: Partial<Draft>) => void;
}

function Steps({ survey, initialDraft, draft, change, onEnd, onAnsweredHere }: StepsProps) {
  const translator = useTranslator();
  const { step, returnsToCheck, go, back } = useStep();
  const { sending, start } = useSending(async () => {
    if (!draft.isPreview) {
      await submitAnswers(draft);
      recordAnsweredHere(survey.surveyKey);
    }
    removeDraft(sessionStorage);
  });
  const pages = listPages(survey, useIsNarrow());
  const questions = listQuestions(survey);
  const startAtOnce = useEffectEvent(start);
  const frame = { exitUrl: survey.exitUrl, isPreview: draft.isPreview };
  const isRunning = sending.state === "sending" || sending.state === "waiting";
  const page = typeof step === "number" ? pages.findLast(({ firstIndex }) => firstIndex <= step) : undefined;

  // If the page was reloaded while sending, it sends again.
  useEffect(() => {
    if (initialDraft.isSending) startAtOnce();
  }, [initialDraft]);

  if (sending.state === "done") {
    return (
      <SurveyMessage {...frame} heading="doneTitle" title="doneTitle" step="done">
        <Msg as="p" id={draft.isPreview ? "previewEnd" : "done"} />
        {!draft.isPreview && <Msg as="p" id="doneClose" />}
      </SurveyMessage>
    );
  }
  if (sending.state === "refused") {
    const title = sending.error.code === "closed" ? "closedTitle" : "refusedTitle";
    return (
      <SurveyFrame {...frame} title={translator.t(title).text} step="refused">
        <Msg as="h1" id={title} />
        <p lang="en">{sending.error.message}</p>
        <HelpNumbers />
      </SurveyFrame>
    );
  }
  const hasAnswers = Object.keys(draft.answers).length > 0;
  const showNextUnanswered = () => {
    const unansweredIndex = questions.findIndex((question) => !isAnswered(draft.answers, question));
    go(unansweredIndex === -1 ? "check" : unansweredIndex);
  };
  const showNextPage = () => {
    const next = page && pages[pages.indexOf(page) + 1];
    go(returnsToCheck || next === undefined ? "check" : next.firstIndex);
  };
  const send = () => {
    if (hasAnsweredHere(survey, draft)) return onAnsweredHere();
    change({ isSending: true });
    start();
  };
  return (
    <SurveyFrame {...frame} title={formatTitle(translator, step, page, questions.length)} step={step}>
      {!isRunning && (
        <LanguageSwitch
          languages={survey.languages}
          chosenCode={draft.language}
          onChoose={(language) => change({ language })}
        />
      )}
      {step !== "start" && !isRunning && <MsgButton id="back" className="survey-back" onClick={back} />}
      {page && (
        <QuestionsForm
          key={page.firstIndex}
          page={page}
          total={questions.length}
          answers={draft.answers}
          language={draft.language}
          showsEnglish={isTranslationPreview(draft)}
          onChange={(answers) => change({ answers })}
          onGoOn={showNextPage}
        />
      )}
      {step === "start" && <FirstStep survey={survey} hasAnswers={hasAnswers} onStart={showNextUnanswered} />}
      {step === "check" && (
        <CheckStep
          survey={survey}
          answers={draft.answers}
          language={draft.language}
          sending={sending}
          onOpen={(questionIndex) => go(questionIndex, { returnsToCheck: true })}
          onSend={send}
        />
      )}
      {hasAnswers && !isRunning && <ClearAnswers key={`clear ${step}`} onClear={() => onEnd("cleared")} />}
    </SurveyFrame>
  );
}

/** In the preview of a translated draft, authors compare each text with the English. */
const isTranslationPreview = ({ isPreview, inviteCode, language }: Draft) =>
  isPreview && inviteCode.startsWith("draft-") && language !== null && language !== "en";

function formatTitle(
  translator: ReturnType<typeof useTranslator>,
  step: Step,
  page: QuestionsPage | undefined,
  total: number,
): string {
  if (page)
    return formatProgress(translator, page.firstIndex + 1, page.firstIndex + page.questions.length, total)
      .text;
  return translator.t(step === "check" ? "checkTitle" : "tabTitle").text;
}

interface LoadedDraft {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
}

/** Stores the draft in the tab until it is sent, cleared, or unused for an hour. */
function useDraft(initialDraft: Draft, onIdle: () => void): LoadedDraft {
  const [draft, setDraft] = useState(initialDraft);
  const end = useEffectEvent(onIdle);
  useEffect(() => storeDraft(sessionStorage, draft), [draft]);
  useEffect(() => {
    // While responses are being sent, the draft does not expire.
    if (draft.isSending) return;
    const timer = setTimeout(() => end(), draft.touchedAt + IDLE_MS - Date.now());
    return () => clearTimeout(timer);
  }, [draft]);
  const change = (changes: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...changes, touchedAt: Date.now() }));
  return { draft, change };
}

/** The server counts each `submissionId` once, so retries are safe. */
function submitAnswers({ inviteCode, submissionId, answers: chosen }: Draft) {
  const answers = Object.entries(chosen).map(([questionId, answerIds]) => ({
    questionId: Number(questionId),
    possibleAnswerIds: answerIds && [...answerIds],
  }));
  return sendRequest("POST /api/healthcheck/surveyResponse", { body: { inviteCode, submissionId, answers } });
}
