import { useEffect, useState } from "react";
import { authScreens } from "../../lib/address/paths.ts";
import type { ApiError } from "../../lib/calls/ApiError.ts";
import { Answering } from "./Answering.tsx";
import { isAnsweredHere } from "./answeredHere.ts";
import type { AskedSurvey } from "./asked.ts";
import { CodeStep } from "./CodeStep.tsx";
import { type Draft, keepDraft, newDraft, readDraft, removeDraft } from "./draft.ts";
import { Message } from "./Message.tsx";
import { SurveyFrame } from "./SurveyFrame.tsx";
import { readSurvey } from "./surveyCalls.ts";
import { LocaleProvider, Msg, useTranslator } from "./surveyI18n.tsx";

interface SurveyPageProps {
  /** Removed from the address; null after a reload. */
  inviteCode: string | null;
  /** For the organisation and administrators; stores nothing. */
  isPreview: boolean;
}

type Ended = "cleared" | "idle" | null;

export function SurveyPage({ inviteCode, isPreview }: SurveyPageProps) {
  const [held, setHeld] = useState(() => holdDraft(inviteCode, isPreview));
  return (
    <LocaleProvider locale={held.draft?.language ?? null}>
      <HeldSurvey {...held} setHeld={setHeld} />
    </LocaleProvider>
  );
}

interface Held {
  draft: Draft | null;
  wasIdle: boolean;
}

function HeldSurvey({ draft, wasIdle, setHeld }: Held & { setHeld: (held: Held) => void }) {
  const { text: tabTitle } = useTranslator().t("tabTitle");
  const [ended, setEnded] = useState<Ended>(wasIdle ? "idle" : null);
  const [survey, setSurvey] = useState<AskedSurvey>();
  const [error, setError] = useState<ApiError>();
  const [tries, setTries] = useState(0);
  const code = draft?.inviteCode;
  const isOfPreview = draft?.isPreview ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again.
  useEffect(() => {
    if (code === undefined) return;
    setError(undefined);
    setSurvey(undefined);
    readSurvey(code, isOfPreview).then((opened) => {
      // The address has lost the code; a reload finds it here.
      if (draft !== null) keepDraft(sessionStorage, draft);
      setSurvey(opened);
    }, setError);
  }, [code, isOfPreview, tries]);

  const end = (why: Ended) => {
    removeDraft(sessionStorage);
    window.history.replaceState(null, "");
    setHeld({ draft: null, wasIdle: false });
    setSurvey(undefined);
    setEnded(why);
  };

  const open = (typed: string) => {
    setEnded(null);
    setError(undefined);
    setHeld(holdDraft(typed, false));
    setTries(tries + 1);
  };
  if (draft === null) return <CodeStep note={ended} onOpen={open} />;
  if (survey !== undefined) {
    if (isAnsweredHere(survey, draft)) {
      const goOn = () => setHeld({ draft: { ...draft, isAnotherPerson: true }, wasIdle });
      return <AnsweredPage exitUrl={survey.exitUrl} onAnother={goOn} />;
    }
    const askWhoItIs = () => setHeld(readDraft(sessionStorage, Date.now()));
    return <Answering survey={survey} draft={draft} onEnd={end} onAnsweredHere={askWhoItIs} />;
  }
  if (error !== undefined && !error.isPassing && !draft.isPreview) {
    return <CodeStep note={null} refused={draft.inviteCode} onOpen={open} />;
  }
  if (error !== undefined) {
    return <UnreadPage error={error} isPreview={isOfPreview} onRetry={() => setTries(tries + 1)} />;
  }
  return (
    <SurveyFrame title={tabTitle} step="loading">
      <p role="status">
        <Msg id="loading" />
      </p>
    </SurveyFrame>
  );
}

/** This tab's draft; another survey's is ignored. */
function holdDraft(inviteCode: string | null, isPreview: boolean): Held {
  const held = readDraft(sessionStorage, Date.now());
  const isSame = held.draft?.inviteCode === inviteCode && held.draft?.isPreview === isPreview;
  if (inviteCode === null || isSame) return held;
  return { draft: newDraft(inviteCode, isPreview), wasIdle: false };
}

function AnsweredPage({ exitUrl, onAnother }: { exitUrl: string; onAnother: () => void }) {
  const { text: tabTitle } = useTranslator().t("tabTitle");
  const another = (
    <button type="button" className="survey-button" onClick={onAnother}>
      <Msg id="another" />
    </button>
  );
  return (
    <SurveyFrame title={tabTitle} exitUrl={exitUrl} step="answered">
      <Message title={<Msg id="answeredTitle" />} action={another}>
        <p>
          <Msg id="answered" />
        </p>
      </Message>
    </SurveyFrame>
  );
}

interface UnreadPageProps {
  error: ApiError;
  isPreview: boolean;
  onRetry: () => void;
}

function UnreadPage({ error, isPreview, onRetry }: UnreadPageProps) {
  const { text: tabTitle } = useTranslator().t("tabTitle");
  if (isPreview && (error.status === 401 || error.status === 403)) {
    const logIn = (
      <a className="survey-button" href={authScreens.login}>
        <Msg id="logIn" />
      </a>
    );
    return (
      <SurveyFrame title={tabTitle} step="sign-in">
        <Message title={<Msg id="signInTitle" />} action={logIn}>
          <p>
            <Msg id="signIn" />
          </p>
        </Message>
      </SurveyFrame>
    );
  }
  if (!error.isPassing) {
    return (
      <SurveyFrame title={tabTitle} step="not-open">
        <Message title={<Msg id="notOpenTitle" />}>
          <p>
            <Msg id="notOpen" />
          </p>
        </Message>
      </SurveyFrame>
    );
  }
  const retry = (
    <button type="button" className="survey-button" onClick={onRetry}>
      <Msg id="retry" />
    </button>
  );
  return (
    <SurveyFrame title={tabTitle} step="failed">
      <Message title={<Msg id="failedTitle" />} action={retry}>
        <p role="alert">
          <Msg id="failed" />
        </p>
      </Message>
    </SurveyFrame>
  );
}
