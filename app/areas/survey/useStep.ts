import { useEffect, useState } from "react";

/** The first page, the index of the page's first question, or the check page. */
export type Step = "start" | number | "check";

interface Entry {
  step: Step;
  depth: number;
  /** True for an answer changed from the check page, to which the next step returns. */
  isChange: boolean;
}

const FIRST: Entry = { step: "start", depth: 0, isChange: false };

const renderEntry = (state: unknown): Entry =>
  typeof state === "object" && state !== null && "survey" in state ? (state.survey as Entry) : FIRST;

const MAX_WAIT_MS = 300;

/** Goes back to the survey's first history entry and replaces it, so that Back cannot reopen a step. */
export function leaveSurvey(href: string): void {
  const leave = () => window.location.replace(href);
  const { depth } = renderEntry(window.history.state);
  if (depth === 0) {
    leave();
    return;
  }
  window.addEventListener("popstate", leave, { once: true });
  // Leaves even if nothing happens: a restored tab may have lost the earlier entries.
  setTimeout(leave, MAX_WAIT_MS);
  window.history.go(-depth);
}

export interface Steps extends Entry {
  go: (step: Step, options?: { isChange?: boolean }) => void;
  back: () => void;
  restart: () => void;
}

/** Adds a history entry for each step, so that Back works. */
export function useStep(): Steps {
  const [entry, setEntry] = useState(() => renderEntry(window.history.state));
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => setEntry(renderEntry(state));
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
  const go: Steps["go"] = (step, { isChange = false } = {}) => {
    const next = { step, depth: entry.depth + 1, isChange };
    window.history.pushState({ survey: next }, "");
    setEntry(next);
  };
  const restart = () => {
    window.history.replaceState({ survey: FIRST }, "");
    setEntry(FIRST);
  };
  const back = () => {
    if (entry.depth > 0) window.history.back();
    else restart();
  };
  return { ...entry, go, back, restart };
}
