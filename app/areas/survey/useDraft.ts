import { useEffect, useEffectEvent, useState } from "react";
import { type Draft, IDLE_MS, keepDraft } from "./draft.ts";

interface HeldDraft {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
}

/** Kept in the tab until sent, cleared, or unused for an hour. */
export function useDraft(first: Draft, onIdle: () => void): HeldDraft {
  const [draft, setDraft] = useState(first);
  const end = useEffectEvent(onIdle);
  useEffect(() => keepDraft(sessionStorage, draft), [draft]);
  useEffect(() => {
    // Waiting to be sent is not idle.
    if (draft.isSending) return;
    const timer = setTimeout(() => end(), draft.touchedAt + IDLE_MS - Date.now());
    return () => clearTimeout(timer);
  }, [draft]);
  const change = (changes: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...changes, touchedAt: Date.now() }));
  return { draft, change };
}
