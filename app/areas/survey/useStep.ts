import { useEffect, useState } from "react";

/** The first page, the index of the page's first question, or the check page. */
export type Step = "start" | number | "check";

interface Entry {
  step: Step;
  depth: number;
  /** True for an answer changed from the check page, to which the next step returns. */
  returnsToCheck: boolean;
}

const FIRST_ENTRY: Entry = { step: "start", depth: 0, returnsToCheck: false };

const parseEntry = (state: unknown): Entry =>
  typeof state === "object" && state !== null && "survey" in state ? (state.survey as Entry) : FIRST_ENTRY;

const MAX_WAIT_MS = 300;

/** Goes back to the survey's first history entry and replaces it, so that Back cannot reopen a step. */
export function leaveSurvey(href: string): void {
  const leaveNow = () => window.location.replace(href);
  const { depth } = parseEntry(window.history.state);
  if (depth === 0) {
    leaveNow();
    return;
  }
  window.addEventListener("popstate", leaveNow, { once: true });
  // Leaves even if nothing happens: a restored tab may have lost the earlier entries.
  setTimeout(leaveNow, MAX_WAIT_MS);
  window.history.go(-depth);
}

export interface Steps extends Entry {
  go: (step: Step, options?: { returnsToCheck?: boolean }) => void;
  back: () => void;
  restart: () => void;
}

/** Adds a history entry for each step, so that Back works. */
export function useStep(): Steps {
  const [entry, setEntry] = useState(() => parseEntry(window.history.state));
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => setEntry(parseEntry(state));
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
  const go: Steps["go"] = (step, { returnsToCheck = false } = {}) => {
    const next = { step, depth: entry.depth + 1, returnsToCheck };
    window.history.pushState({ survey: next }, "");
    setEntry(next);
  };
  const restart = () => {
    window.history.replaceState({ survey: FIRST_ENTRY }, "");
    setEntry(FIRST_ENTRY);
  };
  const back = () => {
    if (entry.depth > 0) window.history.back();
    else restart();
  };
  return { ...entry, go, back, restart };
}
