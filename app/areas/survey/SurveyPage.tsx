import type { SurveyForm } from "@gbvf/api/survey/answering/contract.ts";
import { isPageCovered } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { useEffect, useState } from "react";
import { authScreens } from "../../lib/address/paths.ts";
import type { ApiError } from "../../lib/api-client/ApiError.ts";
import { sendRequest } from "../../lib/api-client/sendRequest.ts";
import { Answering } from "./Answering.tsx";
import { hasAnsweredHere } from "./answeredHere.ts";
import { CodeStep } from "./CodeStep.tsx";
import { createDraft, type Draft, readDraft, removeDraft, storeDraft } from "./responseDraft.ts";
import { SurveyFrame } from "./SurveyFrame.tsx";
import { SurveyMessage } from "./SurveyMessage.tsx";
import { LocaleProvider, Msg, MsgButton, useTranslator } from "./surveyI18n.tsx";

interface SurveyPageProps {
  /** The code from the address, which is then removed from it; null after a reload. */
  inviteCode: string | null;
  /** The organisation and administrators preview a survey; the server stores nothing. */
  isPreview: boolean;
}

type EndReason = "cleared" | "idle" | null;

export function SurveyPage({ inviteCode, isPreview }: SurveyPageProps) {
  const [loadedDraft, setLoadedDraft] = useState(() => loadDraft(inviteCode, isPreview));
  return (
    <LocaleProvider locale={loadedDraft.draft?.language ?? null}>
      <SurveyWithDraft {...loadedDraft} setLoadedDraft={setLoadedDraft} />
    </LocaleProvider>
  );
}

interface LoadedDraft {
  draft: Draft | null;
  wasIdle: boolean;
}

function SurveyWithDraft({
  draft,
  wasIdle,
  setLoadedDraft,
}: LoadedDraft & { setLoadedDraft: (loadedDraft: LoadedDraft) => void }) {
  const { text: tabTitle } = useTranslator().t("tabTitle");
  const [endReason, setEndReason] = useState<EndReason>(wasIdle ? "idle" : null);
  const [survey, setSurvey] = useState<SurveyForm>();
  const [error, setError] = useState<ApiError>();
  const [tries, setTries] = useState(0);
  const code = draft?.inviteCode;
  const isPreview = draft?.isPreview ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again.
  useEffect(() => {
    if (code === undefined) return;
    setError(undefined);
    setSurvey(undefined);
    let isCancelled = false;
    const endpoint = isPreview ? "previewQuestions" : "surveyQuestions";
    sendRequest(`POST /api/healthcheck/${endpoint}`, { body: { inviteCode: code } }).then(
      (loadedSurvey) => {
        // A late response must not store again what Exit has deleted.
        if (isCancelled || isPageCovered()) return;
        // Stores the draft, because after a reload the address no longer has the code.
        if (draft !== null) storeDraft(sessionStorage, draft);
        setSurvey(loadedSurvey);
      },
      (reason) => isCancelled || setError(reason),
    );
    return () => {
      isCancelled = true;
    };
  }, [code, isPreview, tries]);

  const endSurvey = (reason: EndReason) => {
    removeDraft(sessionStorage);
    window.history.replaceState(null, "");
    setLoadedDraft({ draft: null, wasIdle: false });
    setSurvey(undefined);
    setEndReason(reason);
  };

  const openCode = (typed: string) => {
    setEndReason(null);
    setError(undefined);
    setLoadedDraft(loadDraft(typed, false));
    setTries(tries + 1);
  };
  if (draft === null) return <CodeStep note={endReason} onOpen={openCode} />;
  if (survey !== undefined) {
    if (hasAnsweredHere(survey, draft)) {
      const goOn = () => setLoadedDraft({ draft: { ...draft, isAnotherPerson: true }, wasIdle });
      const anotherPersonButton = <MsgButton isMain id="another" onClick={goOn} />;
      return (
        <SurveyMessage
          exitUrl={survey.exitUrl}
          heading="answeredTitle"
          step="answered"
          action={anotherPersonButton}
        >
          <Msg as="p" id="answered" />
        </SurveyMessage>
      );
    }
    const reloadDraft = () => setLoadedDraft(readDraft(sessionStorage, Date.now()));
    return <Answering survey={survey} draft={draft} onEnd={endSurvey} onAnsweredHere={reloadDraft} />;
  }
  if (error !== undefined && !error.isTransient && !draft.isPreview) {
    return <CodeStep note={null} refusedCode={draft.inviteCode} onOpen={openCode} />;
  }
  if (error !== undefined) {
    return <LoadErrorPage error={error} isPreview={isPreview} onRetry={() => setTries(tries + 1)} />;
  }
  return (
    <SurveyFrame title={tabTitle} step="loading">
      <p role="status">
        <Msg id="loading" />
      </p>
    </SurveyFrame>
  );
}

function loadDraft(inviteCode: string | null, isPreview: boolean): LoadedDraft {
  const loadedDraft = readDraft(sessionStorage, Date.now());
  const isSame = loadedDraft.draft?.inviteCode === inviteCode && loadedDraft.draft?.isPreview === isPreview;
  if (inviteCode === null || isSame) return loadedDraft;
  return { draft: createDraft(inviteCode, isPreview), wasIdle: false };
}

interface LoadErrorPageProps {
  error: ApiError;
  isPreview: boolean;
  onRetry: () => void;
}

function LoadErrorPage({ error, isPreview, onRetry }: LoadErrorPageProps) {
  if (isPreview && (error.status === 401 || error.status === 403)) {
    const logIn = (
      <a className="survey-button" href={authScreens.login}>
        <Msg id="logIn" />
      </a>
    );
    return (
      <SurveyMessage heading="signInTitle" step="sign-in" action={logIn}>
        <Msg as="p" id="signIn" />
      </SurveyMessage>
    );
  }
  if (!error.isTransient) {
    return (
      <SurveyMessage heading="notOpenTitle" step="not-open">
        <Msg as="p" id="notOpen" />
      </SurveyMessage>
    );
  }
  const retry = <MsgButton isMain id="retry" onClick={onRetry} />;
  return (
    <SurveyMessage heading="failedTitle" step="failed" action={retry}>
      <p role="alert">
        <Msg id="failed" />
      </p>
    </SurveyMessage>
  );
}
