import { useEffect, useState } from "react";

/** Within it keystrokes are one search. */
const TYPING_PAUSE_MS = 300;

export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
