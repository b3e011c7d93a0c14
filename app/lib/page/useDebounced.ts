import { useEffect, useState } from "react";

/** Keystrokes with shorter pauses than this are one search. */
const TYPING_PAUSE_MS = 300;

export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}
