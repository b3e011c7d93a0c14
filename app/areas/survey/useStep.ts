import { useEffect, useState } from "react";

/** The first page, the place of the first question in sight (from 0), or the page on which answers are checked. */
export type Step = "start" | number | "check";

interface Entry {
  step: Step;
  /** How many steps of ours lie before this one in the browser's history. */
  depth: number;
  /** The answer is being changed: the next step leads back to all of them. */
  isChange: boolean;
}

const FIRST: Entry = { step: "start", depth: 0, isChange: false };

const entryOf = (state: unknown): Entry =>
  typeof state === "object" && state !== null && "survey" in state ? (state.survey as Entry) : FIRST;

export interface Steps extends Entry {
  go: (step: Step, options?: { isChange?: boolean }) => void;
  back: () => void;
  /** To the first page, as if nothing had been. */
  restart: () => void;
}

/** Where the person is. Each step is one of the browser's history, under the same address: its Back works as ours. */
export function useStep(): Steps {
  const [entry, setEntry] = useState(() => entryOf(window.history.state));
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => setEntry(entryOf(state));
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
