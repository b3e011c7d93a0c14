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
import { words } from "./words.ts";

interface SurveyPageProps {
  /** Removed from the address; null after a reload. */
  inviteCode: string | null;
  /** For the organisation and administrators; stores nothing. */
  isPreview: boolean;
}

type Ended = "cleared" | "idle" | null;

export function SurveyPage({ inviteCode, isPreview }: SurveyPageProps) {
  const [{ draft, wasIdle }, setHeld] = useState(() => holdDraft(inviteCode, isPreview));
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
    readSurvey(code, isOfPreview).then(setSurvey, setError);
  }, [code, isOfPreview, tries]);

  const end = (why: Ended) => {
    removeDraft(sessionStorage);
    window.history.replaceState(null, "");
    setHeld({ draft: null, wasIdle: false });
    setSurvey(undefined);
    setEnded(why);
  };

  if (draft === null) {
    const open = (typed: string) => {
      setEnded(null);
      setHeld(holdDraft(typed, false));
    };
    return <CodeStep note={ended === null ? null : words[ended]} onOpen={open} />;
  }
  if (survey !== undefined) {
    if (isAnsweredHere(survey, draft)) {
      const goOn = () => setHeld({ draft: { ...draft, isAnotherPerson: true }, wasIdle });
      return <AnsweredPage exitUrl={survey.exitUrl} onAnother={goOn} />;
    }
    const askWhoItIs = () => setHeld(readDraft(sessionStorage, Date.now()));
    return <Answering survey={survey} draft={draft} onEnd={end} onAnsweredHere={askWhoItIs} />;
  }
  if (error !== undefined) {
    return <UnreadPage error={error} isPreview={isOfPreview} onRetry={() => setTries(tries + 1)} />;
  }
  return (
    <SurveyFrame title={words.tabTitle} step="loading">
      <p role="status">{words.loading}</p>
    </SurveyFrame>
  );
}

/** This tab's draft; another survey's is ignored. */
function holdDraft(inviteCode: string | null, isPreview: boolean): { draft: Draft | null; wasIdle: boolean } {
  const held = readDraft(sessionStorage, Date.now());
  const isSame = held.draft?.inviteCode === inviteCode && held.draft?.isPreview === isPreview;
  if (inviteCode === null || isSame) return held;
  const draft = newDraft(inviteCode, isPreview);
  // The address has lost the code; a reload finds it here.
  keepDraft(sessionStorage, draft);
  return { draft, wasIdle: false };
}

function AnsweredPage({ exitUrl, onAnother }: { exitUrl: string; onAnother: () => void }) {
  const another = (
    <button type="button" className="survey-button" onClick={onAnother}>
      {words.another}
    </button>
  );
  return (
    <SurveyFrame title={words.tabTitle} exitUrl={exitUrl} step="answered">
      <Message title={words.answeredTitle} action={another}>
        <p>{words.answered}</p>
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
  if (isPreview && (error.status === 401 || error.status === 403)) {
    const logIn = (
      <a className="survey-button" href={authScreens.login}>
        {words.logIn}
      </a>
    );
    return (
      <SurveyFrame title={words.tabTitle} step="sign-in">
        <Message title={words.signInTitle} action={logIn}>
          <p>{words.signIn}</p>
        </Message>
      </SurveyFrame>
    );
  }
  if (!error.isPassing) {
    return (
      <SurveyFrame title={words.tabTitle} step="not-open">
        <Message title={words.notOpenTitle}>
          <p>{words.notOpen}</p>
        </Message>
      </SurveyFrame>
    );
  }
  const retry = (
    <button type="button" className="survey-button" onClick={onRetry}>
      {words.retry}
    </button>
  );
  return (
    <SurveyFrame title={words.tabTitle} step="failed">
      <Message title={words.failedTitle} action={retry}>
        <p role="alert">{words.failed}</p>
      </Message>
    </SurveyFrame>
  );
}
