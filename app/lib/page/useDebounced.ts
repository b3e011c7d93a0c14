import { useEffect, useState } from "react";

/** Within it keystrokes are one search. */
const TYPING_PAUSE_MS = 300;

export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}
